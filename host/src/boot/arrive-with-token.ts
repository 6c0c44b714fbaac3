import { RouteName } from '@pazar/contracts/route-names';
import type { Session } from '@pazar/contracts/session';
import type { AgentApi } from '../core/http/agent-api.ts';
import { leave } from '../core/http/sign-out.ts';
import type { SessionStore } from '../core/session/session-store.ts';
import type { HostServices } from '../host-services.ts';

/** What follows a link with a token once the page is shown: a question, or a message. */
export type AfterArrival = (page: {
  readonly services: Pick<
    HostServices,
    'session' | 'agentApi' | 'i18n' | 'notify' | 'leaveGuard' | 'drafts'
  >;
  /** Opens another page of the shell. */
  readonly goTo: (path: string) => void;
}) => Promise<void>;

/**
 * Signs in with the token of `?jwt=` and opens the dashboard (specification, section 2). A visitor
 * who was signed out reads who is signed in now, with a way to log out: the link may come from a
 * stranger, who wants the visitor to work in the stranger's account. Somebody else who is signed in
 * is asked first. Neither follows a sign-in that this browser started: the API exchanges its token
 * for another one. An invalid token changes nothing.
 */
export async function arriveWithToken(
  token: string,
  { session, agentApi }: { readonly session: SessionStore; readonly agentApi: AgentApi },
): Promise<AfterArrival | null> {
  // For the message, while the API answers. Ignored: the message loads it again.
  import(/* webpackChunkName: "overlays" */ '../view/overlays/toasts.tsx').catch(() => undefined);
  const outcome = await agentApi.current(token);
  if ('failure' in outcome) return null;
  const { agent } = outcome;
  const isHandedOver = agent.token !== token;
  const { session: before } = session.getState();
  const isSomebodyElse = before !== null && before.id !== agent.id;
  if (isSomebodyElse && !isHandedOver) return (page) => askToGoOn(agent, page);
  if (!session.getState().signIn(agent)) return null;
  history.replaceState(null, '', `/${RouteName.Dashboard}`);
  return before === null && !isHandedOver ? (page) => sayWho(agent, page) : null;
}

type Page = Parameters<AfterArrival>[0];

async function sayWho({ username }: Session, { services, goTo }: Page): Promise<void> {
  async function logOut(): Promise<void> {
    if (await leave(services)) goTo(`/${RouteName.Home}`);
  }
  services.notify(
    { key: 'session.link.arrived', values: { username } },
    { action: { label: { key: 'session.signOut' }, onAction: () => void logOut() } },
  );
}

async function askToGoOn(
  agent: Session,
  { services: { session, i18n }, goTo }: Page,
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
  if (mayGoOn && session.getState().signIn(agent)) goTo(`/${RouteName.Dashboard}`);
}
