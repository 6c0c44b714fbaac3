import type { DataListTexts } from '@pazar/section/list/data-list';

const names = ['label', 'search', 'loading', 'failed', 'empty', 'emptyDetail'] as const;

/**
 * The texts of all states of a list, which sections name alike: `product.list.empty`.
 *
 * @param textOf translates one
 */
export function listTexts(textOf: (name: (typeof names)[number]) => string) {
  const texts = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  // Its keys are those above.
  return texts as Record<(typeof names)[number], string> satisfies DataListTexts;
}
