import type { LotDetail } from '@pazar/contracts/produce-detail';
import { promotionLimits } from '@pazar/contracts/promotion-input';
import { formatDate } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';
import { lastDay } from '@pazar/format/period-end';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@pazar/section/record/loaded';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { lotToSell, salesOfLot } from '../../api/lot-to-sell.ts';
import { type PromotionValues, thisMinute } from '../../model/promotion-values.ts';
import { suggestPercent, type Suggestion } from '../../model/suggest-percent.ts';
import { promotionValues } from '../../model/promotion-fields.ts';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatQuantity } from '@pazar/format/quantity';
import { LotPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { roundedQuantity } from '../../model/rounded-quantity.ts';
import styles from './lot-card.module.css';

const dayMs = 24 * 60 * 60 * 1000;

const daysUntil = (day: string, now: Date) =>
  (Date.parse(day) - Date.parse(marketDay(now))) / dayMs;

/** How long a promotion lasts for a lot without a best-before day, or after it, in days. */
const usualDays = 7;

/** The last day of a promotion for a lot: its best-before day, as far as a promotion can last. */
function lastDayOf({ bestBefore }: LotDetail, today: string): string {
  if (bestBefore === null || bestBefore < today) return dayAfter(today, usualDays);
  const last = dayAfter(today, promotionLimits.days - 1);
  return bestBefore < last ? bestBefore : last;
}

export interface FromLotProps {
  /** The lot that must be sold. */
  id: string;
  children: (initial: PromotionValues) => ReactNode;
}

/** Fills a new promotion in from a lot: target, end, limit and a reduction that is explained. */
export function FromLot({ id, children }: FromLotProps) {
  const { t } = useTranslation('promotion');
  const http = useHttp();
  const [now] = useState(() => new Date());
  const lot = useQuery(lotToSell(http, id));
  const sales = useQuery(salesOfLot(http, id));
  const texts = { loading: t('promotion.lot.loading'), failed: t('promotion.lot.failed') };
  return (
    <Loaded query={lot} texts={texts}>
      {(row) => (
        <Loaded query={sales} texts={texts}>
          {(sold) => {
            const day = lastDayOf(row, marketDay(now));
            const endsAt = instantOf(day, '24:00');
            const end = new Date(endsAt);
            const suggestion = suggestPercent({ remaining: row.remaining, sales: sold, now, end });
            return (
              <>
                <LotCard lot={row} day={day} suggestion={suggestion} now={now} />
                {children(valuesFor({ lot: row, endsAt, suggestion }))}
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

interface FilledIn {
  lot: LotDetail;
  endsAt: string;
  suggestion: Suggestion;
}

function valuesFor({ lot, endsAt, suggestion }: FilledIn): PromotionValues {
  const { cropName, linkedProducts, remaining, unit } = lot;
  const nameIn = (locale: 'mk' | 'en', words: string) =>
    `${readLocalizedText(cropName, locale).text} ${words} ${formatDate(lastDay(endsAt), locale)}`;
  return {
    ...promotionValues(null),
    // The words of both languages, whichever is on the page.
    name: { mk: nameIn('mk', 'до'), en: nameIn('en', 'until') },
    rule: { type: 'PERCENT_OFF', percent: suggestion.percent },
    target: { type: 'PRODUCTS', productIds: linkedProducts.map(({ id }) => id) },
    startsAt: thisMinute(),
    endsAt,
    stockLimit: { quantity: remaining, unit },
  };
}

interface LotCardProps {
  lot: LotDetail;
  /** The last day of the promotion. */
  day: string;
  suggestion: Suggestion;
  now: Date;
}

/** The lot that must be sold: how much is left, until when, and why this discount is suggested. */
function LotCard({ lot, day, suggestion, now }: LotCardProps) {
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
