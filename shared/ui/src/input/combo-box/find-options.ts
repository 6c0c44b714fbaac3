import { foldForSearch, matchesSearch } from '@pazar/format/search-fold';
import type { Option } from '../option.ts';

/** More than anyone reads; a list of thousands stays quick. */
const maxShown = 60;

export interface FoundOptions {
  readonly shown: readonly Option[];
  /** How many match in all. */
  readonly count: number;
}

/** The options that match a query, in either script; those that start with it come first. */
export function findOptions(options: readonly Option[], query: string): FoundOptions {
  const folded = foldForSearch(query);
  if (folded === '') return { shown: options.slice(0, maxShown), count: options.length };
  const found = options.filter(({ label, detail }) =>
    matchesSearch(typeof detail === 'string' ? `${label} ${detail}` : label, query),
  );
  const isFirst = ({ label }: Option) => foldForSearch(label).startsWith(folded);
  const ordered = [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
  return { shown: ordered.slice(0, maxShown), count: found.length };
}

/** The option that a text names in full, in either script. */
export function namedOption(options: readonly Option[], text: string): Option | undefined {
  const folded = foldForSearch(text);
  return options.find(({ label }) => foldForSearch(label) === folded);
}
