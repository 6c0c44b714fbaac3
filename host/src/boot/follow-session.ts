import type { Session } from '@pazar/contracts/session';
import { RouteName } from '@pazar/contracts/route-names';
import { forgetEarlyReads } from '../core/http/early-reads.ts';
import type { HostServices } from '../host-services.ts';

export interface FollowSessionOptions {
  readonly services: HostServices;
  /** Opens another page of the shell. */
  readonly goTo: (path: string) => void;
}

/**
 * Reacts to changes of the session. Clears cached data when the agent changes, opens the sign-in
 * dialog when the session expires, and reports a storage fault once. Where the dialog cannot be
 * loaded, the agent logs in on the page for it, and the drafts stay. In a manager's view the bar
 * handles the end of the session.
 */
export function followSession({ services, goTo }: FollowSessionOptions): void {
  const { session: store, queryClient } = services;
  let hasNoForm = false;

  /** The storage keeps the session: emptied, it would log the agent out of other tabs too. */
  function endWithoutForm(): void {
    hasNoForm = true;
    store.setState({ session: null, isExpired: false });
    hasNoForm = false;
  }

  /** Also when another tab logs out: the open page must not stay in the browser. */
  function forgetKept(before: Session | null, now: Session | null): void {
    if (before !== null && now === null && !hasNoForm) services.agentStorage.forget(before.id);
  }

  store.subscribe((now, before) => {
    if (now.session?.id !== before.session?.id) {
      queryClient.clear();
      forgetEarlyReads();
      services.shownAnswers.setState(new Map(), true);
      forgetKept(before.session, now.session);
      // Opens the page after the previous one, with its unsaved data, has unmounted.
      if (before.isExpired && now.session !== null) setTimeout(goTo, 0, RouteName.Root);
    }
    if (now.isExpired && !before.isExpired) void signInAgain(services, endWithoutForm);
    if (now.fault !== null && now.fault !== before.fault) notifyFault(services);
  });
  if (store.getState().fault !== null) notifyFault(services);
}

function notifyFault({ session, notify, i18n }: HostServices): void {
  notify(i18n.t(`session.${session.getState().fault === 'unreadable' ? 'unreadable' : 'notKept'}`));
}

async function signInAgain(services: HostServices, endWithoutForm: () => void): Promise<void> {
  if (services.view !== null) return;
  try {
    const { showSignInAgain } = await import(
      /* webpackChunkName: "overlays" */ '../view/overlays/sign-in-again-dialog.tsx'
    );
    if (services.session.getState().isExpired) showSignInAgain(services);
  } catch (error) {
    console.error('The form could not be loaded', error);
    endWithoutForm();
  }
}
