import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';
import { formatDateTime } from '@pazar/format/date';
import type { Locale } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { Phrase } from '../../model/phrase.ts';

/** Who wins where two promotions meet, as the text that says it. */
export function winnerPhrase(
  { one, other, packs, wonByOne, wonByOther }: PromotionOverlap,
  locale: Locale,
): Phrase {
  if (wonByOne === packs || wonByOther === packs) {
    const { name } = wonByOne === packs ? one : other;
    const names = readLocalizedText(name, locale).text;
    return { key: 'promotion.overlap.wins', values: { names } };
  }
  const key =
    wonByOne + wonByOther === packs ? 'promotion.overlap.each' : 'promotion.overlap.quantity';
  return { key, values: {} };
}

/** When they meet, from the next time on. */
export function meetingPhrase({ from, to }: PromotionOverlap, locale: Locale): Phrase {
  const start = formatDateTime(from, locale);
  return to === null
    ? { key: 'promotion.period.from', values: { start } }
    : { key: 'promotion.period.between', values: { start, end: formatDateTime(to, locale) } };
}
