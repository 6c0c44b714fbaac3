import type { StoreApi } from 'zustand/vanilla';
import type { Session } from '@pazar/contracts/session';
import type { ServerClock } from '../clock/server-clock.ts';

export interface SessionState {
  /** The agent who owns this page, or null. */
  readonly session: Session | null;
  /**
   * The agent's session ended while the page was open. Nothing is sent in their name until they
   * have signed in again, without leaving the page.
   */
  readonly isExpired: boolean;
  /** The storage fault, to be reported once. */
  readonly fault: SessionFault | null;
  /**
   * Sets the agent, in storage too.
   *
   * @returns false, with no other effect, when the given session has expired
   */
  signIn(session: Session): boolean;
  /**
   * Updates the agent's data and token. Does nothing unless the session still has the token of the
   * request.
   */
  refresh(token: string, session: Session): void;
  /** Forgets the agent here, in storage and in other tabs. */
  signOut(): void;
  /** The session with this token has ended, whether the timer, a tab or the API noticed it. */
  expire(token: string): void;
}

/**
 * - `not-kept`: storage is blocked or full, so that the session lasts as long as the page;
 * - `unreadable`: what storage held was damaged or of an older shape, and was removed.
 */
export type SessionFault = 'not-kept' | 'unreadable';

export interface SessionStoreOptions {
  /** The storage of `current-user`. */
  readonly storage: Storage;
  /** Source of storage events, of timers and of the page's own comings and goings. */
  readonly window: Window;
  readonly clock: ServerClock;
}

export type SessionStore = StoreApi<SessionState>;
