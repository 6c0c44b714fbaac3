/**
 * Value kinds of a filter. `texts`, `numbers`: rows with any of them. `number`, `flag`: one value,
 * a flag `true` or `false`. `date-range`: two days, one of which may be absent.
 */
export type FilterKind = 'texts' | 'numbers' | 'number' | 'flag' | 'date-range';

/** The filters of a list: each by the API's name, with the kind of its values. */
export type FilterKinds = Readonly<Record<string, FilterKind>>;

/** The abilities of an endpoint's list. All names are the API's. */
export interface ListDefinition<
  Filters extends FilterKinds = FilterKinds,
  Sort extends string = string,
> {
  /** Identifies the list: saved views and column layouts are stored under this name. */
  readonly name: string;
  readonly filters: Filters;
  readonly sorts: readonly Sort[];
  /** The order without a choice, such as `-updatedAt`; a minus means descending. */
  readonly defaultSort: Sort | `-${Sort}`;
  /** Filters whose values the API counts. */
  readonly facets: readonly (keyof Filters & string)[];
  /** Whether the endpoint accepts `q`. */
  readonly hasSearch: boolean;
}

/** A filter of the list: `status`, `updated`. */
export type FilterOf<List extends ListDefinition> = keyof List['filters'] & string;

/** A filter of the list of one of these kinds. */
export type FilterOfKind<List extends ListDefinition, Kind extends FilterKind> = {
  [Name in FilterOf<List>]: List['filters'][Name] extends Kind ? Name : never;
}[FilterOf<List>];

/** A query parameter of a filter: a date range `updated` has `updatedFrom` and `updatedTo`. */
export type ParamOf<List extends ListDefinition> = {
  [Name in FilterOf<List>]: List['filters'][Name] extends 'date-range'
    ? `${Name}From` | `${Name}To`
    : Name;
}[FilterOf<List>];

/** A name by which the list is sorted. */
export type SortOf<List extends ListDefinition> = List['sorts'][number];

/** Query parameters that every list uses for itself. */
const reservedParams: readonly string[] = ['q', 'sort', 'cursor', 'view'];

/** Input of `defineList`: by default a list has a search and no counts. */
type Given<Filters extends FilterKinds, Sort extends string> = Pick<
  ListDefinition<Filters, Sort>,
  'name' | 'filters' | 'sorts'
> &
  Pick<ListDefinition<Filters, NoInfer<Sort>>, 'defaultSort'> &
  Partial<Pick<ListDefinition<NoInfer<Filters>>, 'facets' | 'hasSearch'>>;

/**
 * Describes the list of an endpoint once. A filter, sort or facet that it does not name fails the
 * type check wherever the list is used.
 *
 * @throws Error when a filter has a parameter `q`, `sort`, `cursor` or `view`
 */
export function defineList<const Filters extends FilterKinds, const Sort extends string>({
  facets = [],
  hasSearch = true,
  ...given
}: Given<Filters, Sort>): ListDefinition<Filters, Sort> {
  const definition = Object.freeze({ ...given, facets, hasSearch });
  for (const param of kindsOfParams(definition).keys()) {
    if (reservedParams.includes(param)) throw new Error(`A filter cannot be called "${param}"`);
  }
  return definition;
}

/** The query parameters of all filters of a list, each with the kind of its filter. */
export function kindsOfParams({
  filters,
}: Pick<ListDefinition, 'filters'>): ReadonlyMap<string, FilterKind> {
  const entries = Object.entries(filters).flatMap(([name, kind]) =>
    (kind === 'date-range' ? rangeParams(name) : [name]).map((param) => [param, kind] as const),
  );
  return new Map(entries);
}

/** The first and the last day of a date range, as query parameters: `updatedFrom`, `updatedTo`. */
export function rangeParams<Name extends string>(name: Name) {
  return [`${name}From`, `${name}To`] as const;
}
