import { ApiError } from '@pazar/shell/api-error';
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReadQuery } from './read.ts';

/** A list's query, and whether it has other rows than those asked for. */
export type SeenList<Data> = UseQueryResult<Data> & {
  /** There is no network: these are the rows that the list showed last. */
  readonly isLastSeen: boolean;
};

/**
 * Reads a list; without a network, rows that were never read are replaced by those that the list
 * showed last in this page of the browser.
 *
 * @param query of `resource().list`: all its keys but the last part are those of the list
 */
export function useLastSeen<Data>(query: ReadQuery<Data>): SeenList<Data> {
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
