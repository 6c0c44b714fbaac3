import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import { type TimelineChoice, stateOf, timelineStates } from '../../model/timeline-tabs.ts';
import styles from './timeline-tabs.module.css';

export interface TimelineTabsProps {
  /** All of the weeks. */
  promotions: readonly PromotionSummary[];
  /** How many overlaps they have. */
  overlaps: number;
  choice: TimelineChoice;
  onChoose: (choice: TimelineChoice) => void;
}

/** The states of promotions with the number of each, and apart from them those that overlap. */
export function TimelineTabs({ promotions, overlaps, choice, onChoose }: TimelineTabsProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const counts = Map.groupBy(promotions, stateOf);
  const tabs = [
    { state: null, label: t('promotion.timeline.all'), count: promotions.length },
    ...timelineStates.map((state) => ({
      state,
      label: t(`promotion.statuses.${state}`),
      count: counts.get(state)?.length ?? 0,
    })),
  ];
  return (
    <div className={styles.row}>
      <div className={styles.tabs} role="group" aria-label={t('promotion.column.status')}>
        {tabs.map(({ state, label, count }) => (
          <button
            key={label}
            type="button"
            className={styles.tab}
            aria-pressed={choice.state === state}
            onClick={() => onChoose({ ...choice, state })}
          >
            {label} <b>{formatNumber(count, locale)}</b>
          </button>
        ))}
      </div>
      {(overlaps > 0 || choice.isMeeting) && (
        <button
          type="button"
          className={styles.tab}
          data-tone="attention"
          aria-pressed={choice.isMeeting}
          onClick={() => onChoose({ ...choice, isMeeting: !choice.isMeeting })}
        >
          <Icon name="warning" size={16} />
          {t('promotion.info.conflicts')} <b>{formatNumber(overlaps, locale)}</b>
        </button>
      )}
    </div>
  );
}
