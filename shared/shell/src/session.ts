import type { Session } from '@pazar/contracts/session';
import { useShell } from './context.ts';

/**
 * The signed-in agent. A section is only ever rendered for one, unless its route is public-only;
 * then it is null. The token is the shell's business and is not handed down.
 */
export type SectionSession = Omit<Session, 'token'>;

/**
 * Reads the agent's roles, verification and type from the server again. When they changed, the
 * sidebar and `useSession` show it at once.
 *
 * @returns false when the server did not answer; never rejects
 */
export type RefreshSession = () => Promise<boolean>;

/**
 * For a section that has done something by which the agent's roles may change. The shell refreshes
 * the session by itself at its start and when the tab becomes visible again.
 */
export function useRefreshSession(): RefreshSession {
  return useShell().refreshSession;
}

/** Renders again when the agent signs in, signs out or is replaced. */
export function useSession(): SectionSession | null {
  return useShell().session;
}
