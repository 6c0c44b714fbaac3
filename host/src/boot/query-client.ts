import { ApiError } from '@pazar/shell/api-error';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { waitBeforeRetry } from '../core/http/retry.ts';

/** Data is fresh for this long: going back to a list does not ask again within it (milliseconds). */
const staleTime = 30_000;

/** The one cache of server data for all sections; cleared on sign-out. */
export function createQueryClient(): QueryClient {
  const readAgain = new WeakSet<object>();
  const queryCache = new QueryCache({
    onError(error, query) {
      // A section that is left aborts its reads, also those that the next one or the shell waits for.
      // Once: when the session has ended, every call is aborted.
      const isAborted = error instanceof ApiError && error.kind === 'abort';
      const [shown] = query.observers;
      if (!isAborted || shown === undefined || readAgain.has(query)) return;
      readAgain.add(query);
      void shown.refetch();
    },
    onSuccess: (_data, query) => void readAgain.delete(query),
  });
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        staleTime,
        // A read is tried without a network too: what was seen last is kept (kept-reads.ts).
        networkMode: 'offlineFirst',
        retry: (retries, error) => waitBeforeRetry(error, 'query', retries) !== null,
        retryDelay: (retries, error) => waitBeforeRetry(error, 'query', retries) ?? 0,
        refetchOnWindowFocus: false,
      },
    },
  });
}
