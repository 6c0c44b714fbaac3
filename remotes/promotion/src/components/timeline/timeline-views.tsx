import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styles from './timeline-views.module.css';

const views = ['timeline', 'table'] as const;
export type TimelineView = (typeof views)[number];

export interface TimelineViewsProps {
  view: TimelineView;
  addressOf: (view: TimelineView) => string;
}

/** The same promotions as the list, as bars over weeks, or as a table of those weeks. */
export function TimelineViews({ view, addressOf }: TimelineViewsProps) {
  const { t } = useTranslation('promotion');
  return (
    <nav className={styles.views} aria-label={t('promotion.timeline.view')}>
      <Link to="/promotion" className={styles.view}>
        {t('promotion.timeline.list')}
      </Link>
      {views.map((value) => (
        <Link
          key={value}
          to={addressOf(value)}
          className={styles.view}
          aria-current={value === view ? 'page' : undefined}
        >
          {t(`promotion.timeline.${value}`)}
        </Link>
      ))}
    </nav>
  );
}
