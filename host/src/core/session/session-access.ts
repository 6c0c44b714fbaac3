import { ApiError } from '@pazar/shell/api-error';
import type { SessionStore } from './session-state.ts';

/** The session as seen by the calls of one agent, or of one signed-out visitor. */
export interface SessionAccess {
  /** Whether that agent still owns this page. */
  isCurrent(): boolean;
  /** The token of that agent, or null; never another's. */
  token(): string | null;
  /**
   * Waits until the agent has signed in again. @throws ApiError of kind `abort` if that does not
   * happen
   */
  ready(signal: AbortSignal): Promise<void>;
  /** The API reports that the session with this token has ended. */
  expire(token: string): void;
}

/** @param agent id of the agent, or null */
export function createSessionAccess(store: SessionStore, agent: string | null): SessionAccess {
  const current = () => store.getState().session;
  const isCurrent = () => (current()?.id ?? null) === agent;

  return {
    isCurrent,
    token: () => (isCurrent() ? (current()?.token ?? null) : null),
    expire: (token) => store.getState().expire(token),
    ready(signal) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      function settle(): void {
        if (!isCurrent() || signal.aborted) reject(notForThisAgent());
        else if (!store.getState().isExpired) resolve();
      }
      const forget = store.subscribe(settle);
      signal.addEventListener('abort', settle, { once: true });
      settle();
      return promise.finally(() => {
        forget();
        signal.removeEventListener('abort', settle);
      });
    },
  };
}

/** An answer for one agent must never reach another. */
export function notForThisAgent(): ApiError {
  return new ApiError('The agent is no longer signed in', { kind: 'abort' });
}
