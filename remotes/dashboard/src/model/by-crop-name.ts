import { readLocalizedText, type LocalizedText } from '@pazar/format/localized-text';
import type { Locale } from '@pazar/format/locale';

/** Rows in the order of the alphabet of the reader: the API has one order for both languages. */
export function byCropName<Row extends { readonly cropName: LocalizedText }>(
  rows: readonly Row[],
  locale: Locale,
): Row[] {
  const nameOf = ({ cropName }: Row) => readLocalizedText(cropName, locale).text;
  return rows.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), locale));
}
