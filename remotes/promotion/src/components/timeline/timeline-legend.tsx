import { useTranslation } from 'react-i18next';
import { shownStatuses } from '../../model/timeline.ts';
import styles from './timeline-bars.module.css';

/** What the colours and hatches of the timeline mean. */
export function TimelineLegend() {
  const { t } = useTranslation('promotion');
  return (
    <ul className={styles.legend} aria-label={t('promotion.timeline.legend')}>
      {shownStatuses.map((status) => (
        <li key={status} className={styles.meaning}>
          <span className={styles.sample} data-status={status} />
          {t(`promotion.status.${status}`)}
        </li>
      ))}
      <li className={styles.meaning}>
        <span className={styles.sample} data-status="overlap" />
        {t('promotion.overlap.mark')}
      </li>
    </ul>
  );
}
