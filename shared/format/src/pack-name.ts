import type { Locale } from './locale.ts';
import { type LocalizedText, readLocalizedText } from './localized-text.ts';
import { formatQuantity, type QuantityUnit } from './quantity.ts';

/** What a pack is called: its own name, else its size. */
export function packName(
  { label, size, unit }: { label: LocalizedText | null; size: string; unit: QuantityUnit },
  locale: Locale,
): string {
  return label === null
    ? formatQuantity(size, unit, locale)
    : readLocalizedText(label, locale).text;
}
