import type { QueryClient } from '@tanstack/react-query';
import { type AttemptKey, createAttemptKey } from './attempt-key.ts';

/**
 * The idempotency key under a name. It outlives its page: it is stored in the query cache, which
 * signing out clears.
 *
 * @param name the action and its subject: `['catalog', 'movement', id]`
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
