const prefix = 'pazar';

/** What the shell times; the last two once for each remote. */
export type TimedStage = 'discover' | 'verify' | 'load' | 'mount';

const nameOf = (stage: TimedStage, remote?: string) =>
  [prefix, stage, ...(remote === undefined ? [] : [remote])].join(':');

/**
 * Notes how long a stage took, in the browser's own timeline, where its tools show it too.
 *
 * @param start when it began, as `performance.now()` has it
 */
export function recordTiming(
  stage: TimedStage,
  { start, remote }: { start: number; remote?: string },
) {
  const name = nameOf(stage, remote);
  // One entry a name: the browser would keep all, and sort them by their start.
  performance.clearMeasures(name);
  performance.measure(name, { start, end: performance.now() });
}

/** How long a stage took the last time, in whole milliseconds; null when it was not reached. */
export function lastTiming(stage: TimedStage, remote?: string): number | null {
  const [last] = performance.getEntriesByName(nameOf(stage, remote), 'measure');
  return last === undefined ? null : Math.round(last.duration);
}
