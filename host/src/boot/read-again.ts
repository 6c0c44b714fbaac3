import type { QueryClient } from '@tanstack/react-query';
import type { ShownAnswers } from '../core/http/kept-reads.ts';

/** How long data are shown that the network has not given, before they are asked for again (milliseconds). */
const againAfter = 30_000;

/** Asks again for what the page shows without a network: when the network is back, and from time to time. */
export function readAgain(
  shown: ShownAnswers,
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
): void {
  const ask = () => {
    if (shown.getState().size > 0) void queryClient.invalidateQueries();
  };
  window.addEventListener('online', ask);
  setInterval(() => navigator.onLine && ask(), againAfter);
}
