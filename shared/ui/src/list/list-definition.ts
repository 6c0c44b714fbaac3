/** What the API's list can do, and what of it stands in the address of the page. */
export interface ListDefinition {
  /** Names the list among all: saved views and the arrangement of columns are kept under it. */
  readonly name: string;
  /** The names of the API's filters that the page offers: `status`, `priceMin`. */
  readonly filters: readonly string[];
  /** The names by which the API sorts. */
  readonly sorts: readonly string[];
  /** The order without a choice, such as `-updatedAt`: a minus turns it round. */
  readonly defaultSort: string;
  /** Filters whose values the API counts. */
  readonly facets?: readonly string[];
}

/** Names that the address of a list keeps for itself. */
const reservedNames: readonly string[] = ['q', 'sort', 'cursor', 'view'];

/**
 * Describes a list once, for its page and for whoever links to it.
 *
 * @throws Error when a filter has one of the names `q`, `sort`, `cursor`, `view`
 */
export function defineList<Definition extends ListDefinition>(definition: Definition): Definition {
  const taken = definition.filters.find((name) => reservedNames.includes(name));
  if (taken !== undefined) throw new Error(`A filter cannot be called "${taken}"`);
  return Object.freeze(definition);
}
