import type { Session } from '@pazar/contracts/session';
import { RouteName } from '@pazar/contracts/route-names';
import type { AgentApi } from '../core/http/agent-api.ts';
import type { SessionStore } from '../core/session/session-store.ts';
import type { HostServices } from '../host-services.ts';

/** Once the page is shown, asks the visitor whether to continue as the agent of a link. */
export type AskToGoOn = (page: {
  readonly services: Pick<HostServices, 'session' | 'i18n'>;
  /** Opens another page of the shell. */
  readonly goTo: (path: string) => void;
}) => Promise<void>;

/**
 * Signs in with the token of `?jwt=`. A one-time token of a sign-in that this browser started signs
 * in at once: the API exchanges it for another token, for this browser only. Any other link may
 * come from a stranger who wants the visitor to work in the stranger's account: the result is then
 * a function that asks. An invalid token changes nothing.
 */
export async function arriveWithToken(
  token: string,
  { session, agentApi }: { readonly session: SessionStore; readonly agentApi: AgentApi },
): Promise<AskToGoOn | null> {
  const outcome = await agentApi.current(token);
  if ('failure' in outcome) return null;
  const { agent } = outcome;
  const isHandedOver = agent.token !== token;
  const isKnown = session.getState().session?.id === agent.id;
  if (!isHandedOver && !isKnown) return (page) => askToGoOn(agent, page);
  if (isHandedOver) session.getState().signIn(agent);
  history.replaceState(null, '', `/${RouteName.Dashboard}`);
  return null;
}

async function askToGoOn(
  agent: Session,
  { services: { session, i18n }, goTo }: Parameters<AskToGoOn>[0],
): Promise<void> {
  const { username } = agent;
  const { showLeaveDialog } = await import(
    /* webpackChunkName: "overlays" */ '../view/overlays/leave-dialog.tsx'
  );
  const mayGoOn = await showLeaveDialog({
    title: i18n.t('session.link.title'),
    question: i18n.t('session.link.question', { username }),
    stay: i18n.t('session.link.stay'),
    discard: i18n.t('session.link.goOn', { username }),
  });
  if (!mayGoOn) return;
  session.getState().signIn(agent);
  goTo(`/${RouteName.Dashboard}`);
}
