import type { Pack } from '@pazar/contracts/product';
import type { Locale } from '@pazar/format/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatQuantity } from '@pazar/format/quantity';

/** What a pack is called: its own name, else its size. */
export function packName(
  { label, size, unit }: Pick<Pack, 'label' | 'size' | 'unit'>,
  locale: Locale,
): string {
  return label === null
    ? formatQuantity(size, unit, locale)
    : readLocalizedText(label, locale).text;
}
