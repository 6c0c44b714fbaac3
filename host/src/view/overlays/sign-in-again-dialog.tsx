import { Button } from '@pazar/ui/button';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { HostContext, type HostServices, useCurrentSession, useHost } from '../../host-services.ts';
import { forgetAndSignOut } from '../../core/http/sign-out.ts';
import { GoogleLink } from '../sign-in/google-sign-in.tsx';
import { mountElement } from '../page/mount-element.ts';
import styles from './dialog.module.css';
import { PasskeySignIn } from '../sign-in/passkey-sign-in.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';

/**
 * Covers the page of an agent whose session has ended; the agent's work stays on the page below it.
 */
function SignInAgainDialog() {
  const { t } = useTranslation();
  const services = useHost();
  const session = useCurrentSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(function open() {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, []);

  // An accidental Escape would sign out and lose unsaved data. There is a button for it.
  function stayOpen(event: SyntheticEvent): void {
    event.preventDefault();
  }

  if (session === null) return null;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-detail`}
      onCancel={stayOpen}
      onClose={() => dialog.current?.showModal()}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {t('session.over.title')}
      </h2>
      <p id={`${id}-detail`}>{t('session.over.detail')}</p>
      {session.authenticationProvider === 'GOOGLE' && <GoogleLink isApart />}
      <SignInForm username={session.username} />
      <PasskeySignIn />
      <Button isFullWidth onClick={() => forgetAndSignOut(services)}>
        {t('session.signOut')}
      </Button>
    </dialog>
  );
}

/** Opens the dialog until the agent has signed in, here or in another tab, or gives up. */
export function showSignInAgain(services: HostServices): void {
  const focused = document.activeElement;
  const remove = mountElement(
    <HostContext value={services}>
      <I18nextProvider i18n={services.i18n}>
        <SignInAgainDialog />
      </I18nextProvider>
    </HostContext>,
  );
  const forget = services.session.subscribe(({ isExpired }) => {
    if (isExpired) return;
    forget();
    remove();
    // A dialog that is removed does not return the focus itself.
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  });
}
