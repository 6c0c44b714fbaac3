import type { Session } from '@pazar/contracts/session';
import { useShell } from './context.ts';
import type { RefreshSession, ViewAgent } from './services/page.ts';

export type { RefreshSession, ViewAgent } from './services/page.ts';

/** The signed-in agent, without the token. `useAuthStore` of `@pazar/shell` has the current one. */
export type SectionSession = Omit<Session, 'token'>;

/**
 * For a section after an action that may change the agent's roles. The shell also refreshes the
 * session at its start and when the tab becomes visible again.
 */
export function useRefreshSession(): RefreshSession {
  return useShell().refreshSession;
}

/** For managers who view an agent's data as the agent sees them. */
export function useViewAgent(): ViewAgent {
  return useShell().viewAgent;
}
