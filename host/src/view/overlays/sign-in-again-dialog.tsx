import { Button } from '@pazar/ui/button';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAndSignOut } from '../../core/http/sign-out.ts';
import { type HostServices, useCurrentSession, useHost } from '../../host-services.ts';
import { mountElement } from '../page/mount-element.tsx';
import { GoogleLink } from '../sign-in/google-sign-in.tsx';
import { PasskeySignIn } from '../sign-in/passkey-sign-in.tsx';
import { SignInForm } from '../sign-in/sign-in-form.tsx';
import styles from './sign-in-again-dialog.module.css';

/**
 * Covers the page of an agent whose session has ended; the agent's work stays on the page below it.
 * An accidental Escape would log out and lose unsaved data, so only the button does.
 */
function SignInAgainDialog() {
  const { t } = useTranslation();
  const services = useHost();
  const session = useCurrentSession();
  const content = useRef<HTMLDivElement>(null);
  const detail = useId();

  useEffect(function startWithThePassword() {
    content.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, []);

  if (session === null) return null;
  return (
    <Dialog title={t('session.over.title')} describedBy={detail} size="small">
      <div ref={content} className={styles.content}>
        <p id={detail}>{t('session.over.detail')}</p>
        {session.authenticationProvider === 'GOOGLE' && <GoogleLink isApart />}
        <SignInForm username={session.username} />
        <PasskeySignIn />
        <Button isFullWidth onClick={() => forgetAndSignOut(services)}>
          {t('session.signOut')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the dialog until the agent has signed in, here or in another tab, or gives up. */
export function showSignInAgain(services: HostServices): void {
  const remove = mountElement(<SignInAgainDialog />, { services });
  const forget = services.session.subscribe(({ isExpired }) => {
    if (isExpired) return;
    forget();
    remove();
  });
}
