import { RouteName } from '@pazar/contracts/route-names';
import type { Session } from '@pazar/contracts/session';
import type { AgentApi, SessionOutcome } from '../core/http/agent-api.ts';
import { leave } from '../core/http/sign-out.ts';
import type { SessionStore } from '../core/session/session-state.ts';
import type { HostServices } from '../host-services.ts';

/** What follows a link with a token once the page is shown: a question, or a message. */
export type AfterSignIn = (page: {
  readonly services: Pick<
    HostServices,
    'session' | 'agentApi' | 'i18n' | 'notify' | 'leaveGuard' | 'agentStorage'
  >;
  /** Opens another page of the shell. */
  readonly goTo: (path: string) => void;
}) => Promise<void>;

/**
 * The page starts after so many milliseconds without an answer, well before index.html says that it
 * has not started (12 s).
 */
const timeoutMs = 4_000;

/**
 * Signs in with the token of `?jwt=` and opens the first section, the dashboard (specification, section 2). A visitor
 * who was signed out reads who is signed in now, with a way to log out: the link may come from a
 * stranger, who wants the visitor to work in the stranger's account. Somebody else who is signed in
 * is asked first. Neither follows a sign-in that this browser started: the API exchanges its token
 * for another one. A token that signs nobody in changes nothing, and a message says so. A late answer
 * is used on the page that has started without it.
 */
export async function signInWithToken(
  token: string,
  { session, agentApi }: { readonly session: SessionStore; readonly agentApi: AgentApi },
): Promise<AfterSignIn | null> {
  // For the message, while the API answers. Ignored: the message loads it again.
  import(/* webpackChunkName: "overlays" */ '../view/overlays/toasts.tsx').catch(() => undefined);
  const answer = agentApi.current(token);
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, timeoutMs, null);
  const outcome = await Promise.race([answer, late.promise]);
  clearTimeout(timer);
  const link = { token, session };
  if (outcome !== null) {
    const goTo = (path: string) => history.replaceState(null, '', path);
    return follow(outcome, { ...link, goTo, isLate: false });
  }
  return async (page) => {
    page.services.notify({ key: 'session.link.late' });
    const after = follow(await answer, { ...link, goTo: page.goTo, isLate: true });
    await after?.(page);
  };
}

interface Link {
  readonly token: string;
  readonly session: SessionStore;
  readonly goTo: (path: string) => void;
  /** The page is in use, so somebody may have signed in on it. */
  readonly isLate: boolean;
}

/** Uses the answer of the link's token; returns the remaining work on the page. */
function follow(
  outcome: SessionOutcome,
  { token, session, goTo, isLate }: Link,
): AfterSignIn | null {
  if ('failure' in outcome) return (page) => sayFailure(outcome.failure, page);
  const { agent } = outcome;
  const isHandedOver = agent.token !== token;
  const { session: before } = session.getState();
  const isSomebodyElse = before !== null && before.id !== agent.id;
  if (isSomebodyElse && (isLate || !isHandedOver)) return (page) => askToGoOn(agent, page);
  if (!session.getState().signIn(agent)) return (page) => sayFailure('refused', page);
  goTo(RouteName.Root);
  return before === null && !isHandedOver ? (page) => sayWho(agent, page) : null;
}

type Page = Parameters<AfterSignIn>[0];

async function sayFailure(failure: 'refused' | 'unreachable', { services }: Page): Promise<void> {
  services.notify({ key: `session.link.${failure}` });
}

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
  const texts = {
    title: i18n.t('session.link.title'),
    question: i18n.t('session.link.question', { username }),
    stay: i18n.t('session.link.stay'),
    discard: i18n.t('session.link.goOn', { username }),
  };
  const mayGoOn = await showLeaveDialog(texts, i18n);
  if (mayGoOn && session.getState().signIn(agent)) goTo(RouteName.Root);
}
