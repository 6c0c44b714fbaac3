import { QueryClient } from '@tanstack/react-query';
import { waitBeforeRetry } from '../core/http/retry.ts';

/** Data is fresh for this long: going back to a list does not ask again within it (milliseconds). */
const staleTime = 30_000;

/** The one cache of server data for all sections; cleared on sign-out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime,
        retry: (retries, error) => waitBeforeRetry(error, 'query', retries) !== null,
        retryDelay: (retries, error) => waitBeforeRetry(error, 'query', retries) ?? 0,
        refetchOnWindowFocus: false,
      },
    },
  });
}
