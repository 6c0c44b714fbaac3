import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatDateTime } from '@pazar/format/date';
import { formatEnd } from '@pazar/format/period-end';
import type { Locale } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatMoney } from '@pazar/format/money';
import type { Phrase } from '../../model/phrase.ts';

/** Who wins where two promotions meet, as the text that says it. */
export function winnerPhrase(overlap: PromotionOverlap, locale: Locale): Phrase {
  const { packs, wonByOne, wonByOther, withCode } = overlap;
  const winner = winnerOf(overlap, overlap);
  const coded = withCode === null ? winner : winnerOf(overlap, withCode);
  if (winner !== null && coded !== null) {
    const names = readLocalizedText(winner.name, locale).text;
    if (winner === coded) return { key: 'promotion.overlap.wins', values: { names } };
    const other = readLocalizedText(coded.name, locale).text;
    return { key: 'promotion.overlap.byCode', values: { names, other } };
  }
  const key =
    wonByOne + wonByOther === packs ? 'promotion.overlap.each' : 'promotion.overlap.quantity';
  return { key, values: {} };
}

/** The one that gives every shared pack its price; null when neither does. */
function winnerOf(
  { one, other, packs }: PromotionOverlap,
  { wonByOne, wonByOther }: Pick<PromotionOverlap, 'wonByOne' | 'wonByOther'>,
) {
  if (wonByOne === packs) return one;
  return wonByOther === packs ? other : null;
}

/** When they meet, from the next time on. */
export function meetingPhrase({ from, to }: PromotionOverlap, locale: Locale): Phrase {
  const start = formatDateTime(from, locale);
  return to === null
    ? { key: 'promotion.period.from', values: { start } }
    : { key: 'promotion.period.between', values: { start, end: formatEnd(to, locale) } };
}

/**
 * The one of two promotions whose priority may be changed to decide between them; null where their
 * prices decide, or where customers have seen both offers.
 */
export function changeableOf({ one, other, prices }: PromotionOverlap): string | null {
  if (prices === null || prices.oneMinor !== prices.otherMinor) return null;
  return [other, one].find(({ isPriorityOpen }) => isPriorityOpen)?.id ?? null;
}

/** What one of the packs costs under each, the lower price first; nothing while that is not known. */
export function pricesPhrase({ one, other, prices }: PromotionOverlap, locale: Locale): Phrase[] {
  if (prices === null) return [];
  const { oneMinor, otherMinor, currency } = prices;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const lower = money(Math.min(oneMinor, otherMinor));
  if (oneMinor === otherMinor) {
    const rule = one.priority === other.priority ? 'older' : 'equal';
    return [{ key: `promotion.overlap.${rule}`, values: { price: lower } }];
  }
  const higher = money(Math.max(oneMinor, otherMinor));
  return [{ key: 'promotion.overlap.prices', values: { amount: lower, price: higher } }];
}
