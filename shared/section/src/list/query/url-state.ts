import { kindsOfParams, type ListDefinition, type ParamOf } from './define-list.ts';

/** The chosen values by query parameter; a parameter without values is left out. */
export type FilterValues<Param extends string = string> = {
  readonly [Name in Param]?: readonly string[] | undefined;
};

/** The state of a list, as the URL of its page contains it. */
export interface UrlState<List extends ListDefinition = ListDefinition> {
  /** The search text; empty without a search. */
  readonly q: string;
  readonly filters: FilterValues<ParamOf<List>>;
  /** The chosen order, such as `-price,name`; null for the list's own. */
  readonly sort: string | null;
  /** The page, undefined for the first. */
  readonly cursor: string | undefined;
  /** The id of the open saved view, `all` for explicitly none, null without a choice. */
  readonly view: string | null;
}

/** The first page of everything. */
export const everything: UrlState = {
  q: '',
  filters: {},
  sort: null,
  cursor: undefined,
  view: null,
};

/** Marks that no view is open, so that the agent's default view is not opened. */
export const noView = 'all';

/** Reads a URL; parameters and orders that the list does not know are left out. */
export function readUrl(url: URLSearchParams, list: ListDefinition): UrlState {
  const filters = [...kindsOfParams(list).keys()].flatMap((name) => {
    const values = [...new Set(url.getAll(name))].filter((value) => value !== '');
    return values.length === 0 ? [] : [[name, values] as const];
  });
  const sort = url.get('sort');
  return {
    q: list.hasSearch ? (url.get('q')?.trim() ?? '') : '',
    filters: Object.fromEntries(filters),
    sort: sort !== null && isKnownSort(sort, list) ? sort : null,
    cursor: url.get('cursor') ?? undefined,
    view: url.get('view'),
  };
}

function isKnownSort(sort: string, { sorts }: ListDefinition): boolean {
  return sort.split(',').every((name) => sorts.includes(name.replace(/^-/, '')));
}

/** Writes a state into a URL. Parameters of others, such as `tab`, stay. */
export function writeUrl(
  { q, filters, sort, cursor, view }: UrlState,
  list: ListDefinition,
  before: URLSearchParams,
): URLSearchParams {
  const url = new URLSearchParams(before);
  const params = [...kindsOfParams(list).keys()];
  for (const name of [...params, 'q', 'sort', 'cursor', 'view']) url.delete(name);
  if (q !== '') url.set('q', q);
  for (const name of params) {
    for (const value of filters[name] ?? []) url.append(name, value);
  }
  if (sort !== null) url.set('sort', sort);
  if (view !== null) url.set('view', view);
  if (cursor !== undefined) url.set('cursor', cursor);
  return url;
}

/** The content of a saved view: search, filters and order, by the names of the URL. */
export type ViewQuery = Readonly<Record<string, string | string[]>>;

export function queryOfView({ q, filters, sort }: UrlState): ViewQuery {
  const chosen = Object.entries(filters).map(([name, values = []]) => [name, [...values]] as const);
  return {
    ...Object.fromEntries(chosen),
    ...(q !== '' && { q }),
    ...(sort !== null && { sort }),
  };
}

/** The first page of a saved view. */
export function stateOfView(
  { id, query }: { id: string; query: ViewQuery },
  list: ListDefinition,
): UrlState {
  const url = new URLSearchParams(
    Object.entries(query).flatMap(([name, given]) => [given].flat().map((value) => [name, value])),
  );
  return { ...readUrl(url, list), cursor: undefined, view: id };
}

/** Whether anything is searched for or filtered. */
export function isFiltered({ q, filters }: Pick<UrlState, 'q' | 'filters'>): boolean {
  return q !== '' || Object.keys(filters).length > 0;
}

/** The next order when a column is pressed: its first direction, the other, then the list's own. */
export function nextSort(current: string, name: string, descendingFirst: boolean): string | null {
  const [first, second] = descendingFirst ? [`-${name}`, name] : [name, `-${name}`];
  if (current === first) return second;
  return current === second ? null : first;
}
