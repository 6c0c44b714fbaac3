import { Icon } from '@pazar/ui/icon';
import { useTranslation } from 'react-i18next';
import { infoPanelId } from '../info-bar/info-panel-id.ts';
import styles from './sidebar.module.css';

/** Opens the info bar where it has no column of its own. */
export function InfoButton() {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${styles['signOut']} ${styles['openInfo']}`}
      aria-label={t('frame.openInfo')}
      title={t('frame.openInfo')}
      popoverTarget={infoPanelId}
    >
      <Icon name="info" size={20} />
    </button>
  );
}
