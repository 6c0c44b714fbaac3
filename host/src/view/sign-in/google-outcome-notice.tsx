import { googleOutcomeSchema } from '@pazar/contracts/google-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './sign-in-form.module.css';

/** Why signing in with Google did not sign in, when the visitor comes back from there. */
export function GoogleOutcomeNotice() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const outcome = googleOutcomeSchema.safeParse(new URLSearchParams(search).get('google')).data;
  if (outcome === undefined || outcome === 'linked') return null;

  return (
    <p className={`${styles['failure']} ${styles['notice']}`} role="alert">
      {t(`session.googleOutcome.${outcome}`)}
    </p>
  );
}
