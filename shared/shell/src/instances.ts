import type { AxiosInstance } from 'axios';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { SectionSession } from './session.ts';

/** The host's texts in the page's language, and those of each section that has loaded. */
export { default as i18n } from 'i18next';

export interface AuthState {
  /**
   * The signed-in agent. A section is only rendered for one, unless its route is public-only; then
   * it is null. Only the shell has the token.
   */
  readonly session: SectionSession | null;
  /** The session ended while the page was open; nothing is sent until the agent has logged in again. */
  readonly isExpired: boolean;
}

const authStore = create<AuthState>(() => ({ session: null, isExpired: false }));

/** The host's session: `useAuthStore((auth) => auth.session)`. The host alone changes it. */
export const useAuthStore: UseBoundStore<Omit<StoreApi<AuthState>, 'setState'>> = authStore;

/**
 * The one axios instance of the page, with the base of the agents' API, the deadline, the language
 * and the bearer token of its interceptors. It rejects with `ApiError`. The host has loaded it before
 * the code of any section runs.
 *
 * A page of a section calls `useHttp` of `@pazar/shell/http`, a wrapper over it that also gives up
 * the reads of a page that is left, sends nothing in another agent's name, and tries again.
 */
export let http: AxiosInstance;

/** For the host and for tests: shows sections who is signed in. */
export function provideAuth(state: Partial<AuthState>): void {
  authStore.setState(state);
}

/** For the host and for tests: hands sections the instance. */
export function provideHttp(client: AxiosInstance): void {
  http = client;
}
