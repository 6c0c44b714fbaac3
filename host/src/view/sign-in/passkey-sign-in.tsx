import { Button } from '@pazar/ui/button';
import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { canUsePasskeys, failureBy, signInWithPasskey } from '../../core/http/sign-in.ts';
import { useHost } from '../../host-services.ts';
import { SignInFailureNotice } from './sign-in-failure-notice.tsx';
import styles from './sign-in-form.module.css';

export function PasskeySignIn() {
  const { t } = useTranslation();
  const services = useHost();
  const [failure, submit, isBusy] = useActionState(
    () => failureBy((onRefusal) => signInWithPasskey({ ...services, onRefusal })),
    null,
  );
  if (!canUsePasskeys()) return null;
  return (
    <form className={`${styles.form} ${styles.way}`} action={submit}>
      <Button type="submit" isBusy={isBusy} isFullWidth>
        {t('session.passkey')}
      </Button>
      {!isBusy && <SignInFailureNotice failure={failure} />}
    </form>
  );
}
