import type { LocalizedText, Locale } from '@pazar/contracts/locale';
import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';

/** What the images of a record are named with, so that two of them never have the same name. */
export interface ImageWords {
  readonly t: (key: 'image.numbered', values: { number: string }) => string;
  readonly locale: Locale;
  /** A number for each image by its id, as `imageNumbers` gives them. */
  readonly numberOf: (id: string) => number;
  /** The descriptions of the record's images by their ids, where they have any. */
  readonly alts?: Readonly<Record<string, LocalizedText>>;
}

/**
 * Numbers the images of a record from 1, in its order. An image that is new to it gets the next
 * number when it is first asked for, and keeps it.
 *
 * @param ids of the saved record's images
 */
export function imageNumbers(ids: readonly string[]): ImageWords['numberOf'] {
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
}

/** An image by its number: `Image 1`. */
export function imageName(id: string, { t, locale, numberOf }: ImageWords): string {
  return t('image.numbered', { number: formatNumber(numberOf(id), locale) });
}

/** Images by number and description: `Image 1 (The stall), Image 2`. Empty for none. */
export function imagesText(ids: readonly string[], words: ImageWords): string {
  const names = ids.map((id) => {
    const alt = words.alts?.[id];
    return alt === undefined
      ? imageName(id, words)
      : `${imageName(id, words)} (${readLocalizedText(alt, words.locale).text})`;
  });
  return formatList(names, words.locale);
}
