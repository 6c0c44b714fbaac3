import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';
import { lastDay } from '@pazar/format/period-end';
import type { Phrase } from './phrase.ts';

type Dated = Pick<PromotionSummary, 'effectiveStatus' | 'startsAt' | 'endsAt' | 'endedAt'>;

/** When a promotion holds, or held, as the text that says it. Either end may be open; a draft may have neither yet. */
export function periodPhrase(promotion: Dated, locale: Locale): Phrase {
  const { effectiveStatus, startsAt, endsAt: planned, endedAt } = promotion;
  const endsAt = endedAt ?? planned;
  const start = startsAt === null ? '' : formatDate(startsAt, locale);
  const end = endsAt === null ? '' : formatDate(lastDay(endsAt), locale);
  if (start === '') {
    if (end !== '') return { key: 'promotion.period.until', values: { end } };
    const isUndated = effectiveStatus === 'DRAFT';
    return {
      key: isUndated ? 'promotion.timeline.undated' : 'promotion.period.always',
      values: {},
    };
  }
  if (end === '') return { key: 'promotion.period.from', values: { start } };
  // Of two days in one year the first one needs no year.
  const isOneYear = start.slice(dayAndMonth) === end.slice(dayAndMonth);
  const first = isOneYear ? start.slice(0, dayAndMonth) : start;
  return { key: 'promotion.period.between', values: { start: first, end } };
}

/** How long `23/08` is. */
const dayAndMonth = 5;

/** The day on which a promotion begins, or ends if it has begun: the shorter text of its period. */
export function nextDayPhrase(promotion: PromotionSummary, locale: Locale): Phrase {
  const isAhead = promotion.effectiveStatus === 'SCHEDULED';
  const { effectiveStatus, startsAt, endsAt, endedAt } = promotion;
  return periodPhrase(
    {
      effectiveStatus,
      endedAt,
      startsAt: isAhead || endsAt === null ? startsAt : null,
      endsAt: isAhead && startsAt !== null ? null : endsAt,
    },
    locale,
  );
}
