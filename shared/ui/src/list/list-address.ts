import type { ListDefinition } from './list-definition.ts';

/** The chosen values of each filter; none are left out. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** All that a list shows, as it stands in the address. */
export interface ListChoice {
  /** What is searched for; empty when nothing is. */
  readonly q: string;
  readonly filters: FilterValues;
  /** The chosen order, null for the list's own. */
  readonly sort: string | null;
  /** The page, undefined for the first. */
  readonly cursor: string | undefined;
  /** The saved view that was opened, `all` for none on purpose, null where nobody has chosen. */
  readonly view: string | null;
}

export const everything: ListChoice = {
  q: '',
  filters: {},
  sort: null,
  cursor: undefined,
  view: null,
};

/** The name of no view: it keeps the agent's own default away. */
export const noView = 'all';

/** Reads an address; what the list does not know is left out. */
export function readListAddress(address: URLSearchParams, definition: ListDefinition): ListChoice {
  const filters = definition.filters.flatMap((name) => {
    const values = [...new Set(address.getAll(name))].filter((value) => value !== '');
    return values.length === 0 ? [] : [[name, values] as const];
  });
  const sort = address.get('sort');
  return {
    q: address.get('q')?.trim() ?? '',
    filters: Object.fromEntries(filters),
    sort: sort !== null && isKnownSort(sort, definition) ? sort : null,
    cursor: address.get('cursor') ?? undefined,
    view: address.get('view'),
  };
}

function isKnownSort(sort: string, { sorts }: ListDefinition): boolean {
  return sort.split(',').every((name) => sorts.includes(name.replace(/^-/, '')));
}

/** The address of a choice. What is none of the list's own, such as a tab, stays in it. */
export function writeListAddress(
  { q, filters, sort, cursor, view }: ListChoice,
  definition: ListDefinition,
  before: URLSearchParams,
): URLSearchParams {
  const address = new URLSearchParams(before);
  for (const name of [...definition.filters, 'q', 'sort', 'cursor', 'view']) address.delete(name);
  if (q !== '') address.set('q', q);
  for (const name of definition.filters) {
    for (const value of filters[name] ?? []) address.append(name, value);
  }
  if (sort !== null) address.set('sort', sort);
  if (view !== null) address.set('view', view);
  if (cursor !== undefined) address.set('cursor', cursor);
  return address;
}

/** What a saved view keeps: search, filters and order, by the names of the address. */
export type ViewQuery = Readonly<Record<string, string | string[]>>;

export function queryOfView({ q, filters, sort }: ListChoice): ViewQuery {
  return {
    ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
    ...(q !== '' && { q }),
    ...(sort !== null && { sort }),
  };
}

/** The choice that a saved view stands for, on its first page. */
export function choiceOfView(
  { id, query }: { id: string; query: ViewQuery },
  definition: ListDefinition,
): ListChoice {
  const address = new URLSearchParams(
    Object.entries(query).flatMap(([name, given]) => [given].flat().map((value) => [name, value])),
  );
  return { ...readListAddress(address, definition), cursor: undefined, view: id };
}

/** Whether anything is searched for or filtered. */
export function isNarrowed({ q, filters }: Pick<ListChoice, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0;
}

/** The next order when a column is chosen: its first way, the other way, then the list's own. */
export function nextSort(current: string, name: string, isDownFirst: boolean): string | null {
  const [first, second] = isDownFirst ? [`-${name}`, name] : [name, `-${name}`];
  if (current === first) return second;
  return current === second ? null : first;
}
