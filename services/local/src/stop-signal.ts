const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Settles at the first request to stop. Later ones are heard and change nothing: Ctrl-C reaches
 * this process from the terminal and once more from its parent.
 */
export function untilStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, () => resolve(signal));
  });
}
