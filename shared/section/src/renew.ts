import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What all sections choose from and no change of theirs changes: `['reference', 'crops']`. */
export const referenceKey = 'reference';

/**
 * Makes old what a change may have changed. One rule for all sections: everything that the section
 * has read is asked again where it is on the page; what other sections have read is asked again when
 * it is shown next; reference data stays.
 *
 * @param section the first member of the section's keys
 * @param written the key of what the change itself has answered, which is not asked for again
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
 * As `renew`, where the page shows by itself what has changed: nothing on it is asked again, all of
 * it is when it is shown next.
 */
export async function renewLater(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({
    predicate: ({ queryKey: [first] }) => first !== referenceKey,
    refetchType: 'none',
  });
}
