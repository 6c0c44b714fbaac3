import type { Address } from '@pazar/contracts/location';
import type { Locale } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';

/** The settlement in the reader's language, else in the other one, else as it was written. */
export function settlementFor<Plain extends string | null>(
  { settlement, settlementIn }: { settlement: Plain; settlementIn: Address['settlementIn'] },
  locale: Locale,
): Plain | string {
  return settlementIn === null ? settlement : readLocalizedText(settlementIn, locale).text;
}
