import { Icon } from '@pazar/ui/icon';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './info-panel.module.css';

/** Shown while the browser is offline: the data on the screen may be outdated. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className={styles.offline} role="status">
      <Icon name="offline" size={16} /> {t('accountStatus.offline')}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
