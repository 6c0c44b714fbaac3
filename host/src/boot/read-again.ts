import type { QueryClient } from '@tanstack/react-query';
import type { ShownAnswers } from '../core/http/kept-reads.ts';

/** How long data are shown that the network has not given, before they are asked for again (milliseconds). */
const againAfter = 30_000;

/** Asks again for what the page shows without a network: when the network is back, and from time to time. */
export function readAgain(
  shown: ShownAnswers,
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
): void {
  async function ask(): Promise<void> {
    const before = shown.getState();
    if (before.size === 0) return;
    await queryClient.invalidateQueries();
    // None of them was answered or given again: the page does not show them any more.
    if (shown.getState() === before) shown.setState(new Map(), true);
  }
  window.addEventListener('online', () => void ask());
  setInterval(() => navigator.onLine && void ask(), againAfter);
}
