import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Lists of choices for all sections, which no change of theirs affects: `['reference', 'crops']`.
 */
export const referenceKey = 'reference';

/**
 * Marks stale all queries that a change may affect. One rule for all sections: the section's own
 * queries are refetched where they are on the page; other sections' queries are refetched when they
 * are next shown; reference data stay.
 *
 * @param section the first member of the section's keys
 * @param written the key that the change's own answer has updated, which is not refetched
 */
export async function renew(
  queries: QueryClient,
  section: string,
  written?: QueryKey,
): Promise<void> {
  const isWritten = (key: QueryKey) =>
    written !== undefined && JSON.stringify(key) === JSON.stringify(written);
  await Promise.all([
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === section && !isWritten(queryKey),
    }),
    queries.invalidateQueries({
      predicate: ({ queryKey: [first] }) => first !== section && first !== referenceKey,
      refetchType: 'none',
    }),
  ]);
}

/**
 * Like `renew`, for a page that updates itself: nothing on it is refetched now, all of it is when
 * it is next shown.
 */
export async function renewLater(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== referenceKey,
    refetchType: 'none',
  });
}
