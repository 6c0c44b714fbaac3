import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import type { SignInFailure } from '../../core/http/sign-in.ts';
import styles from './sign-in-form.module.css';

/** Why a sign-in failed; empty while none has. */
export function SignInFailureNotice({ failure }: { failure: SignInFailure | null }) {
  const { t } = useTranslation();
  if (failure === null) return null;
  return (
    <p className={styles.failure} role="alert">
      <Icon name="warning" />
      {t(`session.${failure}`)}
    </p>
  );
}

/** The text of a field of a sign-in form; empty without one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
