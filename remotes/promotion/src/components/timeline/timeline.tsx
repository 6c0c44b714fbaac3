import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayNames } from '@pazar/format/calendar-names';
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
import { weekText } from '../../model/week-text.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import { TimelineRow } from './timeline-row.tsx';
import styles from './timeline.module.css';

export interface TimelineProps {
  promotions: readonly PromotionSummary[];
  overlaps: readonly PromotionOverlap[];
  days: TimelineDays;
  now: Date;
  /** The promotion whose facts are beside the timeline. */
  picked: string | undefined;
  onPick: (id: string) => void;
}

/** Promotions as rows over days: when each holds, with its status in words, and where they meet. */
export function Timeline({ promotions, overlaps, days, now, picked, onPick }: TimelineProps) {
  const { t } = useTranslation('promotion');
  const bars = new Map(promotions.map((promotion) => [promotion.id, barsOf(promotion, days)]));
  const today = placeOf(now.toISOString(), days);
  const isToday = today >= 0 && today <= 100;
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
        <table className={styles.table} style={place} data-today={isToday}>
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
                isPicked={promotion.id === picked}
                onPick={() => onPick(promotion.id)}
              />
            ))}
          </tbody>
          {isToday && (
            <tfoot aria-hidden="true">
              <tr>
                <td colSpan={2} className={styles.foot}>
                  <span className={styles.today}>{t('promotion.timeline.today')}</span>
                </td>
              </tr>
            </tfoot>
          )}
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
  return (
    <span className={styles.days} aria-hidden="true">
      {columns.map((day, index) => (
        <span key={day} className={styles.day} data-weekend={isWeek && index > 4}>
          {isWeek
            ? `${dayNames(locale, 'short')[index]} ${Number(day.slice(8))}`
            : weekText(day, locale)}
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
