import type { PromotionSummary } from '@pazar/contracts/promotion';
import { formatDate, formatDateTime } from '@pazar/format/date';
import type { Locale } from '@pazar/format/locale';
import { type EndOfPromotion, endReasonOf } from './end-reason.ts';
import type { Phrase } from './phrase.ts';

type Stated = Pick<PromotionSummary, 'effectiveStatus' | 'lowersNow' | 'nextFrom'> & EndOfPromotion;

/**
 * What the name of a status leaves out: when an active promotion lowers prices next, that it lowers none,
 * or why one was over before its end. Null where the name says it all.
 */
export function statePhrase(
  { effectiveStatus, lowersNow, nextFrom, endedAt, ...end }: Stated,
  locale: Locale,
): Phrase | null {
  if (effectiveStatus === 'ACTIVE' && nextFrom !== null) {
    return { key: 'promotion.state.next', values: { start: formatDateTime(nextFrom, locale) } };
  }
  if (effectiveStatus === 'ACTIVE' && !lowersNow) {
    return { key: 'promotion.state.waiting', values: {} };
  }
  const reason = endReasonOf(end);
  if (endedAt === null || reason === null || reason === 'DATE') return null;
  return {
    key: `promotion.state.${reason}`,
    values: { start: formatDate(endedAt, locale) },
  };
}
