import type { Locale } from './locale.ts';

const conjunctions: Readonly<Record<Locale, string>> = { en: 'and', mk: 'и' };

/** Joins texts: `a, b and c` in English, `a, b и c` in Macedonian. */
export function formatList(items: readonly string[], locale: Locale): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunctions[locale]} ${last}`;
}
