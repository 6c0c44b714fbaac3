import { defaultPageLimit } from '@pazar/contracts/page';
import { useSearchParams } from '@pazar/shell/router';
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

/** Query parameters that every list endpoint takes beside its filters. */
type CommonParam = 'q' | 'sort' | 'cursor' | 'facets' | 'limit' | 'count';

/** The query of a list endpoint, for `http.get`. */
export type ListQuery<List extends ListDefinition = ListDefinition> = Readonly<
  Partial<Record<CommonParam | ParamOf<List>, string | number | boolean | readonly string[]>>
>;

interface Replace {
  readonly replace?: boolean | undefined;
}

/** What a list shows, and the ways to change it. Each change is an entry in the history. */
export interface ListState<List extends ListDefinition = ListDefinition> {
  readonly definition: List;
  readonly url: UrlState<List>;
  /** To ask the API with; also the part of a query key that tells one page from another. */
  readonly query: ListQuery<List>;
  /** Search and filters alone: what finds the same rows, whatever their order and page. */
  readonly filterQuery: ListQuery<List>;
  /** The order that is in force, such as `-updatedAt`. */
  readonly sort: string;
  readonly isFiltered: boolean;
  readonly search: (text: string) => void;
  /**
   * Changes these parameters; one without values is removed. `replace` leaves no entry in the
   * history.
   */
  readonly filter: (values: FilterValues<ParamOf<List>>, options?: Replace) => void;
  readonly clear: () => void;
  readonly order: (sort: string | null) => void;
  readonly goTo: (cursor: string | null) => void;
  /** Shows a saved view, or everything; `replace` leaves no entry in the history. */
  readonly open: (url: UrlState<List> | null, options?: Replace) => void;
}

/**
 * The state of a list, which is the URL as a whole: a link shows the same to another agent, and
 * "back" restores it. For one list on a page.
 */
export function useListState<List extends ListDefinition>(definition: List): ListState<List> {
  const [params, setParams] = useSearchParams();
  // What is read from the URL has the names of this list, since `readUrl` leaves out all others.
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
      // One search is one entry in the history, however many letters it was typed in.
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
