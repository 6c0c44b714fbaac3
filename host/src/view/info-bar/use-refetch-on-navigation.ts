import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Refetches data that the cache considers stale when another page of the shell opens.
 *
 * @param queryKey a constant: the same array at every render
 */
export function useRefetchOnNavigation(queryKey: QueryKey): void {
  const queries = useQueryClient();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(
    function refetchStale() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      void queries.refetchQueries({ queryKey, exact: true, type: 'active', stale: true });
    },
    [queries, pathname, queryKey],
  );
}
