import type { LocalizedText, Locale } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { formatList } from '@pazar/format/list';
import { formatNumber } from '@pazar/format/number';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { Translate } from '@pazar/shell/translation';

type Alts = LocationInput['imageAlts'];

/** What images are named with. */
export interface ImageWords {
  readonly t: Translate<'locations'>;
  readonly locale: Locale;
  /** A number for each image, in the order of the record. */
  readonly numberOf: (id: string) => number;
  /** The descriptions of the record's images. */
  readonly alts: Alts;
}

/** Numbers the images of a record; an image that is new to it gets the next number. */
export function imageNumbers(ids: readonly string[]): ImageWords['numberOf'] {
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  return (id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  };
}

/** Images by number and description: `Image 1 (The stall), Image 2`. */
export function imagesText(ids: readonly string[], words: ImageWords): string {
  const { t, locale, alts } = words;
  const names = ids.map((id) => {
    const alt = alts[id];
    return alt === undefined
      ? imageName(id, words)
      : `${imageName(id, words)} (${readLocalizedText(alt, locale).text})`;
  });
  return formatList(names, locale) || t('location.value.none');
}

/** Descriptions in both languages: `Image 1: Тезгата / The stall`. */
export function altsText(alts: Alts, words: ImageWords): string {
  const texts = Object.entries(alts).map(([id, alt]) => `${imageName(id, words)}: ${inBoth(alt)}`);
  return texts.join('; ') || words.t('location.value.none');
}

const imageName = (id: string, { t, locale, numberOf }: ImageWords) =>
  t('location.image.number', { number: formatNumber(numberOf(id), locale) });

const inBoth = ({ mk, en }: LocalizedText) => [mk, en].filter(Boolean).join(' / ');
