import { ApiError } from '@pazar/shell/api-error';
import { QueryClient } from '@tanstack/react-query';
import { longestWait } from '../core/http/longest-wait.ts';

/** Data is fresh for this long: going back to a list does not ask again within it. */
const staleTime = 30_000;
const mostRetries = 2;

/** The one cache of server data for all sections; cleared on sign-out. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, retry: shouldRetry, retryDelay, refetchOnWindowFocus: false },
    },
  });
}

/** Only what a second try can mend: a 4xx would fail the same way and double the load. */
function shouldRetry(failures: number, error: Error): boolean {
  if (!(error instanceof ApiError) || failures >= mostRetries) return false;
  if (toldWait(error) > longestWait) return false;
  return error.kind === 'network' || error.kind === 'timeout' || error.status >= 500;
}

/** As long as the server says, else a second, then two. */
function retryDelay(failures: number, error: Error): number {
  return Math.max(toldWait(error), 1000 * 2 ** failures);
}

function toldWait(error: Error): number {
  return error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0;
}
