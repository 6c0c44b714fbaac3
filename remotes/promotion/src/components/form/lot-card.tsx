import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatDate } from '@pazar/format/date';
import { marketDay } from '@pazar/format/market-day';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { LotPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { roundedQuantity } from '../../model/rounded-quantity.ts';
import type { Suggestion } from '../../model/suggest-percent.ts';
import styles from './lot-card.module.css';

const dayMs = 24 * 60 * 60 * 1000;

const daysUntil = (day: string, now: Date) =>
  (Date.parse(day) - Date.parse(marketDay(now))) / dayMs;

export interface LotCardProps {
  lot: LotDetail;
  /** The last day of the promotion. */
  day: string;
  suggestion: Suggestion;
  now: Date;
}

/** The lot that must be sold: how much is left, until when, and why this discount is suggested. */
export function LotCard({ lot, day, suggestion, now }: LotCardProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const { remaining, unit, cropName, variety, bestBefore } = lot;
  const amount = (quantity: string) => formatQuantity(quantity, unit, locale);
  const crop = readLocalizedText(cropName, locale).text;
  const count = bestBefore === null ? 0 : daysUntil(bestBefore, now);
  return (
    <section className={styles.card} aria-label={crop}>
      <LotPicture lot={lot} />
      <div>
        <p className={styles.name}>{variety === null ? crop : `${crop} ${variety}`}</p>
        <p>{t('promotion.lot.left', { amount: amount(remaining) })}</p>
        {bestBefore !== null && (
          <p className={styles.until}>
            {t('promotion.lot.bestBefore', { end: formatDate(bestBefore, locale) })}
            {count > 0 &&
              `, ${t('promotion.lot.inDays', { count, number: formatNumber(count, locale) })}`}
          </p>
        )}
      </div>
      <div className={styles.why}>
        <p className={styles.name}>
          {t('promotion.lot.title', {
            amount: amount(remaining),
            names: crop,
            end: formatDate(day, locale),
          })}
        </p>
        <p>
          {t('promotion.lot.why', {
            amount: amount(roundedQuantity(suggestion.daily)),
            price: amount(roundedQuantity(suggestion.left)),
            percent: formatPercent(suggestion.percent, locale),
          })}
        </p>
      </div>
    </section>
  );
}
