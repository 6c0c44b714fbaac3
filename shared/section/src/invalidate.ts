import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Lists of choices for all sections, which no change of theirs affects: `['reference', 'crops']`.
 */
export const referenceKey = 'reference';

/** First members of the keys of own records that fields of every section offer and name. */
const offered: ReadonlySet<unknown> = new Set(['lots', 'products', 'own-locations']);

/**
 * Marks stale all queries that a change may affect. One rule for all sections: the section's own
 * queries, and the records that its fields name, are refetched where they are on the page; other
 * sections' queries are refetched when they are next shown; reference data stay.
 *
 * @param section the first member of the section's keys
 * @param written the key that the change's own answer has updated, which is not refetched
 */
export async function invalidateSection(
  queries: QueryClient,
  section: string,
  written?: QueryKey,
): Promise<void> {
  const isWritten = (key: QueryKey) =>
    written !== undefined && JSON.stringify(key) === JSON.stringify(written);
  const isShown = (first: unknown) => first === section || offered.has(first);
  await Promise.all([
    queries.invalidateQueries({
      predicate: ({ queryKey }) => isShown(queryKey[0]) && !isWritten(queryKey),
    }),
    queries.invalidateQueries({
      predicate: ({ queryKey: [first] }) => !isShown(first) && first !== referenceKey,
      refetchType: 'none',
    }),
  ]);
}

/**
 * Like `invalidateSection`, for a page that updates itself: nothing on it is refetched now, all of
 * it is when it is next shown.
 */
export async function invalidateLater(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== referenceKey,
    refetchType: 'none',
  });
}

/**
 * Writes the answer of a change to the query that reads the same, and refetches every other query
 * that may show it.
 */
export function writeAnswer(queries: QueryClient, key: readonly string[], answer: unknown): void {
  queries.setQueryData(key, answer);
  // Not awaited: the page already has the answer.
  void invalidateSection(queries, key[0] ?? '', key);
}
