import type { Locale } from './locale.ts';

const conjunctions = {
  and: { en: 'and', mk: 'и' },
  or: { en: 'or', mk: 'или' },
} as const satisfies Record<string, Readonly<Record<Locale, string>>>;

/** Joins texts: `a, b and c` in English, `a, b и c` in Macedonian; with `or` where one of them is meant. */
export function formatList(
  items: readonly string[],
  locale: Locale,
  conjunction: keyof typeof conjunctions = 'and',
): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return `${items.slice(0, -1).join(', ')} ${conjunctions[conjunction][locale]} ${last}`;
}
