const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often to look whether the bootstrap is still there. */
const interval = 200;

/**
 * Calls back when the process that started this one, named by `PAZAR_PARENT`, has ended without a
 * signal.
 */
function whenOrphaned(act: () => void): void {
  const parent = process.env['PAZAR_PARENT'];
  if (parent !== String(process.ppid)) return;
  const timer = setInterval(() => {
    if (String(process.ppid) === parent) return;
    clearInterval(timer);
    act();
  }, interval);
  timer.unref();
}

/**
 * Settles at the first request to stop. Later ones are ignored: Ctrl-C reaches this process from
 * the terminal and once more from its parent.
 */
export function untilStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve());
    whenOrphaned(resolve);
  });
}

/** Ends this process at once on a signal; its children end with it. */
export function endOnSignal(): void {
  // 128 + number of the signal, as shells report it.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  process.once('SIGHUP', () => process.exit(129));
  whenOrphaned(() => process.exit(143));
}
