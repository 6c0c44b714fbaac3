import type { Locale, LocalizedText } from '@pazar/contracts/locale';
import type { PackUnit, Quantity } from '@pazar/contracts/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatQuantity } from '@pazar/format/quantity';

/** What a pack is called: by its own label, else by its size. */
export function packName(
  { label, size, unit }: { label: LocalizedText | null; size: Quantity; unit: PackUnit },
  locale: Locale,
): string {
  return label === null
    ? formatQuantity(size, unit, locale)
    : readLocalizedText(label, locale).text;
}
