import type { LocalizedText } from '@pazar/contracts/locale';

/** Two columns as one text; null when both are empty. */
export function localizedText(mk: string | null, en: string | null): LocalizedText | null {
  return mk === null && en === null ? null : { mk, en };
}
