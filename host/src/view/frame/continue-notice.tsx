import { TextLink } from '@pazar/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useWantedPage } from '../page/location-state.ts';
import styles from './notices.module.css';

/** After signing in the dashboard opens; this leads on to the page that was first asked for. */
export function ContinueNotice() {
  const { t } = useTranslation();
  const wanted = useWantedPage();
  const { pathname } = useLocation();
  if (wanted === null || pathname === '/home') return null;

  return (
    <p className={styles['notice']} role="status">
      {t('session.wanted')} <TextLink to={wanted}>{t('session.continue')}</TextLink>
    </p>
  );
}
