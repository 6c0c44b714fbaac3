import { defaultPageLimit } from '@pazar/contracts/page';
import { useSearchParams } from 'react-router-dom';
import { useMemo } from 'react';
import type { ListDefinition, ParamOf } from './define-list.ts';
import {
  everything,
  type FilterValues,
  isFiltered,
  noView,
  readUrl,
  type UrlState,
  writeUrl,
} from './url-state.ts';

/** Query parameters that every list endpoint accepts beside its filters. */
type CommonParam = 'q' | 'sort' | 'cursor' | 'facets' | 'limit' | 'count';

/** The query of a list endpoint, for `http.get`. */
export type ListQuery<List extends ListDefinition = ListDefinition> = Readonly<
  Partial<Record<CommonParam | ParamOf<List>, string | number | boolean | readonly string[]>>
>;

interface Replace {
  readonly replace?: boolean | undefined;
}

/** The state of a list, and the functions that change it. Each change adds a history entry. */
export interface ListState<List extends ListDefinition = ListDefinition> {
  readonly definition: List;
  readonly url: UrlState<List>;
  /** Parameters of the API request; also the part of a query key that identifies a page. */
  readonly query: ListQuery<List>;
  /** Search and filters only: they find the same rows, in any order and on any page. */
  readonly filterQuery: ListQuery<List>;
  /** The current order, such as `-updatedAt`. */
  readonly sort: string;
  readonly isFiltered: boolean;
  readonly search: (text: string) => void;
  /** Changes these parameters; one without values is removed. `replace` adds no history entry. */
  readonly filter: (values: FilterValues<ParamOf<List>>, options?: Replace) => void;
  readonly clear: () => void;
  readonly order: (sort: string | null) => void;
  readonly goTo: (cursor: string | null) => void;
  /** Shows a saved view, or everything; `replace` leaves no entry in the history. */
  readonly open: (url: UrlState<List> | null, options?: Replace) => void;
}

/**
 * The state of a list is the whole URL: a link shows the same to another agent, and "back" restores
 * it. For one list per page.
 */
export function useListState<List extends ListDefinition>(definition: List): ListState<List> {
  const [params, setParams] = useSearchParams();
  // `readUrl` drops unknown parameters, so all names belong to this list.
  return useMemo(
    () => listState(definition, params, setParams) as ListState<List>,
    [definition, params, setParams],
  );
}

type SetParams = ReturnType<typeof useSearchParams>[1];

function listState(
  definition: ListDefinition,
  params: URLSearchParams,
  setParams: SetParams,
): ListState {
  const url = readUrl(params, definition);
  const { q, filters, cursor } = url;
  const sort = url.sort ?? definition.defaultSort;
  const { facets } = definition;
  const filterQuery = { ...filters, ...(q !== '' && { q }) };

  function show(next: UrlState, { replace = false }: Replace = {}): void {
    setParams((before) => writeUrl(next, definition, before), { replace });
  }
  const change = (part: Partial<UrlState>) => ({ ...url, cursor: undefined, ...part });

  return {
    definition,
    url,
    query: {
      ...filterQuery,
      ...(url.sort !== null && { sort }),
      ...(cursor !== undefined && { cursor }),
      ...(facets.length > 0 && { facets: facets.join(',') }),
      limit: defaultPageLimit,
      count: true,
    },
    filterQuery,
    sort,
    isFiltered: isFiltered(url),
    search(text) {
      const next = text.trim();
      // One search is one history entry, however many letters were typed.
      if (next !== q) show(change({ q: next }), { replace: q !== '' && next !== '' });
    },
    filter(values, options) {
      const all = Object.entries({ ...filters, ...values });
      const used = all.filter(([, chosen = []]) => chosen.length > 0);
      show(change({ filters: Object.fromEntries(used) }), options);
    },
    clear: () => show(change({ q: '', filters: {} })),
    order: (next) => show(change({ sort: next })),
    goTo: (next) => show({ ...url, cursor: next ?? undefined }),
    open: (next, options) => show(next ?? { ...everything, view: noView }, options),
  };
}
