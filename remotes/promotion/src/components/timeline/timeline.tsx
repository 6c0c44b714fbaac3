import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { CSSProperties } from 'react';
import {
  barsOf,
  meetingsOf,
  placeOf,
  type TimelineDays,
  weekOfYear,
} from '../../model/timeline.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineRow } from './timeline-row.tsx';
import styles from './timeline.module.css';

export interface TimelineProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
  days: TimelineDays;
  now: Date;
}

/** Promotions as rows over days: when each holds, with its status in words, and where they meet. */
export function Timeline({ promotions, overlaps, days, now }: TimelineProps) {
  const { t } = useTranslation('promotion');
  const bars = new Map(promotions.map((promotion) => [promotion.id, barsOf(promotion, days)]));
  const today = placeOf(now.toISOString(), days);
  const meetings = (id: string) =>
    overlaps.flatMap(({ one, other }, index) => {
      if (one.id !== id && other.id !== id) return [];
      return meetingsOf(bars.get(one.id) ?? [], bars.get(other.id) ?? [])
        .filter(({ end }) => end > today)
        .map((meeting) => ({ ...meeting, number: index + 1 }));
    });
  // React types no custom properties.
  const place = { '--today': today, '--columns': columnsOf(days).length } as CSSProperties;
  return (
    <>
      <div className={styles.frame} role="region" aria-label={t('promotion.timeline.title')}>
        <table className={styles.table} style={place} data-today={today >= 0 && today <= 100}>
          <caption>
            <VisuallyHidden>{t('promotion.timeline.title')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {t('promotion.column.name')}
              </th>
              <th scope="col">
                <Days days={days} />
                <VisuallyHidden>{t('promotion.column.period')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {promotions.map((promotion) => (
              <TimelineRow
                key={promotion.id}
                promotion={promotion}
                bars={bars.get(promotion.id) ?? []}
                meetings={meetings(promotion.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <TimelineLegend />
    </>
  );
}

/** The first days of the columns: each day of one week, else the Mondays. */
function columnsOf({ days }: TimelineDays): readonly string[] {
  return days.length === 7 ? days : days.filter((_, index) => index % 7 === 0);
}

function Days({ days }: { days: TimelineDays }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const columns = columnsOf(days);
  const isWeek = columns.length === 7;
  const short = (day = '') => formatDate(day, locale).slice(0, 5);
  return (
    <span className={styles.days} aria-hidden="true">
      {columns.map((day, index) => (
        <span key={day} className={styles.day} data-weekend={isWeek && index > 4}>
          {isWeek
            ? `${dayNames(locale, 'short')[index]} ${Number(day.slice(8))}`
            : `${short(day)} – ${short(days.days[index * 7 + 6])}`}
          {!isWeek && (
            <b className={styles.week}>
              {t('promotion.timeline.weekNumber', { number: String(weekOfYear(day)) })}
            </b>
          )}
        </span>
      ))}
    </span>
  );
}
