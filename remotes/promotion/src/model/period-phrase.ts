import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';
import { lastDay } from '@pazar/format/period-end';
import type { Phrase } from './phrase.ts';

/** When a promotion holds, or held, as the text that says it. Either end may be open. */
export function periodPhrase(
  { startsAt, endsAt: planned, endedAt }: Pick<PromotionSummary, 'startsAt' | 'endsAt' | 'endedAt'>,
  locale: Locale,
): Phrase {
  const endsAt = endedAt ?? planned;
  const start = startsAt === null ? '' : formatDate(startsAt, locale);
  const end = endsAt === null ? '' : formatDate(lastDay(endsAt), locale);
  if (start === '') {
    return end === ''
      ? { key: 'promotion.period.always', values: {} }
      : { key: 'promotion.period.until', values: { end } };
  }
  return end === ''
    ? { key: 'promotion.period.from', values: { start } }
    : { key: 'promotion.period.between', values: { start, end } };
}

/** The day on which a promotion begins, or ends if it has begun: the shorter text of its period. */
export function nextDayPhrase(promotion: PromotionSummary, locale: Locale): Phrase {
  const isAhead = promotion.effectiveStatus === 'SCHEDULED';
  const { startsAt, endsAt, endedAt } = promotion;
  return periodPhrase(
    {
      endedAt,
      startsAt: isAhead || endsAt === null ? startsAt : null,
      endsAt: isAhead && startsAt !== null ? null : endsAt,
    },
    locale,
  );
}
