import type { Locale } from '@pazar/contracts/locale';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayNames } from '@pazar/format/calendar-names';
import { formatDate } from '@pazar/format/date';
import { formatDecimal } from '@pazar/format/decimal';
import { marketDay } from '@pazar/format/market-day';
import { lastDay } from '@pazar/format/period-end';
import { formatQuantity } from '@pazar/format/quantity';
import { endReasonOf } from './end-reason.ts';
import type { Phrase } from './phrase.ts';
import { weekdayOf } from './timeline.ts';

type Labelled = Pick<
  PromotionSummary,
  'effectiveStatus' | 'startsAt' | 'endsAt' | 'endedAt' | 'endReason' | 'replacedBy' | 'stock'
>;

/** The text of a promotion's bar: the sold quantity and the end. */
export function barLabel(promotion: Labelled, locale: Locale): Phrase[] {
  const { effectiveStatus, startsAt, endsAt, endedAt, stock } = promotion;
  const reason = endReasonOf(promotion);
  if (endedAt !== null && reason !== null) {
    const day = dayText(lastDay(endedAt), locale);
    return reason === 'DATE'
      ? [{ key: 'promotion.timeline.ended', values: { end: day } }]
      : [{ key: `promotion.state.${reason}`, values: { start: day } }];
  }
  if (effectiveStatus === 'DRAFT' && startsAt === null && endsAt === null) {
    return [{ key: 'promotion.timeline.undated', values: {} }];
  }
  const when = periodOf({ effectiveStatus, startsAt, endsAt }, locale);
  if (effectiveStatus === 'PAUSED') return [{ key: 'promotion.timeline.paused', values: {} }, when];
  if (effectiveStatus !== 'ACTIVE' || stock === null) return [when];
  const values = {
    amount: formatDecimal(stock.sold, locale),
    price: formatQuantity(stock.limit, stock.unit, locale),
  };
  return [{ key: 'promotion.effect.stock', values }, when];
}

/** Until when it holds; of one that is ahead also from when on. */
function periodOf(
  { effectiveStatus, startsAt, endsAt }: Pick<Labelled, 'effectiveStatus' | 'startsAt' | 'endsAt'>,
  locale: Locale,
): Phrase {
  const end = endsAt === null ? null : dayText(lastDay(endsAt), locale);
  const isAhead = effectiveStatus === 'SCHEDULED' || effectiveStatus === 'DRAFT';
  if (isAhead && startsAt !== null) {
    const start = dayText(marketDay(new Date(startsAt)), locale);
    if (end === null) return { key: 'promotion.period.from', values: { start } };
    return { key: 'promotion.period.between', values: { start, end } };
  }
  if (end === null) return { key: 'promotion.period.always', values: {} };
  return { key: 'promotion.period.until', values: { end } };
}

/** "Fri 27/11": the weeks above it have the year. */
function dayText(day: string, locale: Locale): string {
  const short = formatDate(day, locale).slice(0, 5);
  return `${dayNames(locale, 'short')[weekdayOf(day)] ?? ''} ${short}`;
}
