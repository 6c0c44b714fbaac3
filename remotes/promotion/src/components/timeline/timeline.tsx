import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate, formatDateTime } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { CSSProperties } from 'react';
import { barOf, type TimelineDays } from '../../model/timeline.ts';
import styles from './timeline.module.css';

export interface TimelineProps {
  promotions: readonly PromotionSummary[];
  days: TimelineDays;
}

/** Promotions as rows over days: when each holds, with its status in words. */
export function Timeline({ promotions, days }: TimelineProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const width = { '--days': days.days.length } as CSSProperties;
  return (
    <div className={styles.frame} role="region" aria-label={t('promotion.timeline.title')}>
      <table className={styles.table} style={width}>
        <caption>
          <VisuallyHidden>{t('promotion.timeline.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {t('promotion.column.name')}
            </th>
            <th scope="col">
              <span className={styles.days} aria-hidden="true">
                {days.days.map((day, index) => (
                  <span key={day} className={styles.day} data-weekend={index % 7 > 4}>
                    {dayNames(locale, 'short')[index % 7]} {Number(day.slice(8))}
                  </span>
                ))}
              </span>
              <VisuallyHidden>{t('promotion.column.period')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {promotions.map((promotion) => (
            <TimelineRow key={promotion.id} promotion={promotion} days={days} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TimelineRow({ promotion, days }: { promotion: PromotionSummary; days: TimelineDays }) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { id, name, startsAt, endsAt, effectiveStatus } = promotion;
  const bar = barOf(promotion, days);
  const when = [startsAt, endsAt]
    .map((instant) => (instant === null ? '…' : formatDateTime(instant, locale)))
    .join(' – ');
  const place =
    bar === null
      ? undefined
      : ({ '--start': `${bar.start}%`, '--width': `${bar.width}%` } as CSSProperties);
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <TextLink to={`/promotion/${id}`}>{readLocalizedText(name, locale).text}</TextLink>
        <span className={styles.status}>{t(`promotion.status.${effectiveStatus}`)}</span>
      </th>
      <td className={styles.track}>
        {place !== undefined && (
          <span className={styles.bar} data-status={effectiveStatus} style={place} title={when}>
            <VisuallyHidden>{when}</VisuallyHidden>
            <span aria-hidden="true">{endsAt === null ? '' : formatDate(endsAt, locale)}</span>
          </span>
        )}
      </td>
    </tr>
  );
}
