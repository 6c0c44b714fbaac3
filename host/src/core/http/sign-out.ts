import type { i18n } from 'i18next';
import type { AgentStorage } from '../page-state/agent-storage.ts';
import type { HostLeaveGuard } from '../page-state/leave-guard-store.ts';
import type { SessionStore } from '../session/session-state.ts';
import type { AgentApi } from './agent-api.ts';

/** The host services that signing in and out needs. */
export interface SignInServices {
  readonly agentApi: AgentApi;
  readonly session: SessionStore;
}

/**
 * Ends the session in the browser at once and notifies the API. The page does not wait for the
 * answer: a call that fails or hangs keeps nobody signed in.
 */
function signOut({ agentApi, session }: SignInServices): void {
  const token = session.getState().session?.token;
  session.getState().signOut();
  if (token !== undefined) void agentApi.logout(token);
}

type Forgetting = SignInServices & { readonly agentStorage: Pick<AgentStorage, 'forget'> };
type Leaving = Forgetting & {
  readonly leaveGuard: Pick<HostLeaveGuard, 'mayLeave' | 'mayEndOthers'>;
  readonly i18n: Pick<i18n, 't'>;
};

/** Signs out as the agent's own wish: nothing that the agent kept stays in this browser. */
export function forgetAndSignOut({ agentStorage, ...services }: Forgetting): void {
  const { session } = services.session.getState();
  if (session !== null) agentStorage.forget(session.id);
  signOut(services);
}

/**
 * Signs out as the agent's own wish: asks when data are unsaved, here or in another tab, which is
 * signed out, too, and forgets what the agent kept.
 *
 * @returns false when the agent stays
 */
export async function leave({ leaveGuard, i18n, ...services }: Leaving): Promise<boolean> {
  if (!(await leaveGuard.mayLeave())) return false;
  if (!(await leaveGuard.mayEndOthers(i18n.t('leave.otherTab')))) return false;
  forgetAndSignOut(services);
  return true;
}
