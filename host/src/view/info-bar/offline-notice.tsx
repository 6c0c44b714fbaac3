import { formatDateTime } from '@pazar/format/date';
import { Icon } from '@pazar/ui/icon';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useHost } from '../../host-services.ts';
import styles from './info-panel.module.css';

/**
 * Shown while the browser is offline, and while the page shows data that the network has not given: says how old
 * the oldest of them are.
 */
export function OfflineNotice() {
  const { t } = useTranslation();
  const { locale, shownAnswers } = useHost();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [oldest] = [...useStore(shownAnswers).values()].toSorted();
  if (isOnline && oldest === undefined) return null;
  return (
    <p className={styles.offline} role="status">
      <Icon name="offline" size={16} />{' '}
      {oldest === undefined
        ? t('accountStatus.offline')
        : t('accountStatus.offlineSince', { time: formatDateTime(new Date(oldest), locale) })}
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
