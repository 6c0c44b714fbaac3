import type { PromotionSummary } from '@pazar/contracts/promotion';
import { useTranslation } from 'react-i18next';
import { Pill } from '@pazar/ui/pill';
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
          <Pill
            key={label}
            label={label}
            count={count}
            isOn={choice.state === state}
            onPress={() => onChoose({ ...choice, state })}
          />
        ))}
      </div>
      {(overlaps > 0 || choice.isMeeting) && (
        <div className={styles.meeting}>
          <Pill
            label={t('promotion.info.conflicts')}
            count={overlaps}
            icon="warning"
            tone="attention"
            isOn={choice.isMeeting}
            onPress={() => onChoose({ ...choice, isMeeting: !choice.isMeeting })}
          />
        </div>
      )}
    </div>
  );
}
