import type { Session } from '@pazar/contracts/session';
import { useShell } from './context.ts';

/** The signed-in agent, without the token. `useAuthStore` of `@pazar/shell` has the current one. */
export type SectionSession = Omit<Session, 'token'>;

/**
 * Reads the agent's roles, verification and type from the server again. When they changed, the
 * sidebar and `useAuthStore` show it at once.
 *
 * @returns false when the server did not answer; never rejects
 */
export type RefreshSession = () => Promise<boolean>;

/**
 * For a section after an action that may change the agent's roles. The shell also refreshes the
 * session at its start and when the tab becomes visible again.
 */
export function useRefreshSession(): RefreshSession {
  return useShell().refreshSession;
}

/**
 * Shows this tab as the agent of a session that the manager received, until it expires. The page
 * reloads, so none of its state continues.
 *
 * @throws DOMException where the browser blocks session storage, or it is full: the page stays
 */
export type ViewAgent = (session: Session) => void;

/** For managers who view an agent's data as the agent sees them. */
export function useViewAgent(): ViewAgent {
  return useShell().viewAgent;
}
