import { googleOutcomeSchema } from '@pazar/contracts/google-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import { buttonLinkClass } from '../page/button-link.tsx';
import styles from './sign-in-form.module.css';

export interface GoogleLinkProps {
  /**
   * Opens a separate tab, so that this page stays as it is; it continues when that tab has signed
   * in.
   */
  readonly isApart?: boolean;
}

/**
 * Starts signing in with Google: the browser navigates to the API, which redirects back with a
 * token.
 */
export function GoogleLink({ isApart = false }: GoogleLinkProps) {
  const { t } = useTranslation();
  const { api } = useHost().config;
  return (
    <a
      className={`${buttonLinkClass} ${styles.way}`}
      href={`${api}/oauth2/authorization/google`}
      {...(isApart && { target: '_blank', rel: 'noopener' })}
    >
      {t(isApart ? 'session.googleApart' : 'session.google')}
    </a>
  );
}

/** Why signing in with Google failed, after the visitor returns from there. */
export function GoogleOutcomeNotice() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const outcome = googleOutcomeSchema.safeParse(new URLSearchParams(search).get('google')).data;
  if (outcome === undefined || outcome === 'linked') return null;

  return (
    <p className={`${styles.failure} ${styles.notice}`} role="alert">
      {t(`session.googleOutcome.${outcome}`)}
    </p>
  );
}
