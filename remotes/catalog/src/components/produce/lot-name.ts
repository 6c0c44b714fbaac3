import type { LocalizedText } from '@pazar/contracts/locale';
import { readLocalizedText } from '@pazar/format/localized-text';
import type { Locale } from '@pazar/contracts/locale';

/** The name of a lot in a sentence or a choice: `Tomato Rozov`. */
export function lotName(
  { cropName, variety }: { cropName: LocalizedText; variety: string | null },
  locale: Locale,
): string {
  const { text } = readLocalizedText(cropName, locale);
  return variety === null ? text : `${text} ${variety}`;
}
