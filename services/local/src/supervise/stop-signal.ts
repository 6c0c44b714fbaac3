import { whenParentEnds } from './when-parent-ends.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Settles at the first request to stop, or when the bootstrap has ended. Later requests are ignored:
 * Ctrl-C reaches this process from the terminal and once more from its parent.
 */
export function untilStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
    whenParentEnds(resolve);
  });
}

/** Ends this process at once on a signal, and with the bootstrap; its children end with it. */
export function endOnSignal(): void {
  // 128 + number of the signal, as shells report it.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGHUP', () => process.exit(129));
  whenParentEnds(() => process.exit(143));
}
