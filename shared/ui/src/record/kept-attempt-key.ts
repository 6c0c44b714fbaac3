import type { QueryClient } from '@tanstack/react-query';
import { type AttemptKey, createAttemptKey } from './attempt-key.ts';

/**
 * The key of what has this name, which outlives the page that does it: it is kept in the query
 * cache, which signing out clears.
 *
 * @param name what is done, and to what: `['catalog', 'movement', id]`
 */
export function keptAttemptKey(queries: QueryClient, name: readonly string[]): AttemptKey {
  const kept = queries.getQueryCache().build<AttemptKey>(queries, {
    queryKey: ['attempt', ...name],
    initialData: createAttemptKey,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { data = createAttemptKey() } = kept.state;
  return data;
}
