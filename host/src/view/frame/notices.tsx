import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useHost } from '../../host-services.ts';
import { useWantedPage } from '../page/location-state.ts';
import styles from './notices.module.css';

/** After signing in the first section opens; this links to the page that the visitor first asked for. */
export function ContinueNotice() {
  const { t } = useTranslation();
  const wanted = useWantedPage();
  const { pathname } = useLocation();
  if (wanted === null || pathname === '/home') return null;

  return (
    <p className={styles.notice} role="status">
      {t('session.wanted')} <TextLink to={wanted}>{t('session.continue')}</TextLink>
    </p>
  );
}

/** Shows that the newest discovery document was rejected and an earlier one is in use. */
export function DiscoveryNotice() {
  const { t } = useTranslation();
  const { fault } = useHost().discovery;
  if (fault === null) return null;

  return (
    <p className={styles.notice} role="status">
      {t(`discovery.${fault}`)}
    </p>
  );
}
