import type { HostServices } from '../host-services.ts';

export interface FollowSessionOptions {
  readonly services: HostServices;
  /** Opens another page of the shell. */
  readonly goTo: (path: string) => void;
}

/**
 * Does what follows from a change of the session: what one agent loaded never shows for another; a
 * session that ends is taken up again in place, and whoever signs in instead starts afresh; what
 * went wrong with keeping it is said once.
 */
export function followSession({ services, goTo }: FollowSessionOptions): void {
  const { session: store, queryClient } = services;

  store.subscribe((now, before) => {
    if (now.session?.id !== before.session?.id) {
      queryClient.clear();
      // When the page of the one before is gone, and with it what it held unsaved.
      if (before.isExpired && now.session !== null) setTimeout(goTo, 0, '/dashboard');
    }
    if (now.isExpired && !before.isExpired) void signInAgain(services);
    if (now.fault !== null && now.fault !== before.fault) sayFault(services);
  });
  if (store.getState().fault !== null) sayFault(services);
}

function sayFault({ session, notify, i18n }: HostServices): void {
  notify(i18n.t(`session.${session.getState().fault === 'unreadable' ? 'unreadable' : 'notKept'}`));
}

async function signInAgain(services: HostServices): Promise<void> {
  try {
    const { showSignInAgain } = await import(
      /* webpackChunkName: "overlays" */ '../view/overlays/sign-in-again-dialog.tsx'
    );
    if (services.session.getState().isExpired) showSignInAgain(services);
  } catch (error) {
    console.error('The form could not be loaded', error);
    services.session.getState().signOut();
  }
}
