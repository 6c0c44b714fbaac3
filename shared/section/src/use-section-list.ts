import type { Page } from '@pazar/contracts/page';
import { formatTotal } from '@pazar/format/total';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import type { ListDefinition } from '@pazar/section/list/query/define-list';
import { useListState } from '@pazar/section/list/query/use-list-state';
import { useQuery, skipToken, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReadQuery } from './read.ts';
import type { RecordTypes, Resource } from './resource.ts';
import { ApiError } from '@pazar/shell/api-error';
import { useEffect } from 'react';

type ListParameters = Parameters<Resource<RecordTypes>['list']>;

/**
 * The list of a page: its state in the URL, the rows of this state with their number, and the
 * numbers of its tabs.
 *
 * @param tabs the filters whose values the tabs count, over the whole list
 */
export function useSectionList<Row, List extends ListDefinition>(
  resource: { readonly list: (...parameters: ListParameters) => ReadQuery<Page<Row>> },
  definition: List,
  tabs: readonly List['facets'][number][] = [],
) {
  const http = useHttp();
  const locale = useLocale();
  const state = useListState(definition);
  const list = useLastSeen(resource.list(http, state.query));
  // oxlint-disable-next-line pazar/read-failure -- without them the tabs have no numbers
  const counts = useQuery({
    ...resource.list(http, { limit: 1, facets: tabs.join(',') }),
    enabled: tabs.length > 0,
  });
  return {
    state,
    list,
    /** Null until the rows have loaded. */
    count: formatTotal(list.data?.page, locale),
    tabCounts: counts.data?.facets,
  };
}

/** A list's query, and whether it has other rows than those asked for. */
type SeenList<Data> = UseQueryResult<Data> & {
  /** There is no network: these are the rows that the list showed last. */
  readonly isLastSeen: boolean;
};

/**
 * Reads a list; without a network, rows that were never read are replaced by those that the list
 * showed last in this page of the browser.
 *
 * @param query of `resource().list`: all its keys but the last part are those of the list
 */
function useLastSeen<Data>(query: ReadQuery<Data>): SeenList<Data> {
  const queries = useQueryClient();
  const key = JSON.stringify([...query.queryKey.slice(0, -1), 'last-seen']);
  const list = useQuery(query);
  const last = useQuery<Data>({
    queryKey: JSON.parse(key) as readonly unknown[],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { data, error, fetchStatus, isPlaceholderData } = list;
  const isRead = data !== undefined && !isPlaceholderData;
  useEffect(
    function keepRows() {
      if (isRead) queries.setQueryData(JSON.parse(key) as readonly unknown[], data);
    },
    [data, isRead, key, queries],
  );
  const isOffline =
    fetchStatus === 'paused' || (error instanceof ApiError && error.kind === 'network');
  if (isRead || !isOffline || last.data === undefined) return { ...list, isLastSeen: false };
  return { ...last, refetch: list.refetch, isLastSeen: true };
}
