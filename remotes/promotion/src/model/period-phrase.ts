import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';
import type { Phrase } from './phrase.ts';

/** When a promotion holds, as the text that says it. Either end may be open. */
export function periodPhrase(
  { startsAt, endsAt }: Pick<PromotionSummary, 'startsAt' | 'endsAt'>,
  locale: Locale,
): Phrase {
  const start = startsAt === null ? '' : formatDate(startsAt, locale);
  const end = endsAt === null ? '' : formatDate(endsAt, locale);
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
  const { startsAt, endsAt } = promotion;
  return periodPhrase(
    {
      startsAt: isAhead || endsAt === null ? startsAt : null,
      endsAt: isAhead && startsAt !== null ? null : endsAt,
    },
    locale,
  );
}
