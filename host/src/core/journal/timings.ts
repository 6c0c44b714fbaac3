const prefix = 'pazar';

/** The stages that the shell measures; the last two once for each remote. */
export type TimedStage = 'discover' | 'verify' | 'load' | 'mount';

const nameOf = (stage: TimedStage, remote?: string) =>
  [prefix, stage, ...(remote === undefined ? [] : [remote])].join(':');

/**
 * Records the duration of a stage in the browser's performance timeline, where its developer tools
 * show it too.
 *
 * @param start when the stage began, as `performance.now()` returns it
 */
export function recordTiming(
  stage: TimedStage,
  { start, remote }: { start: number; remote?: string },
) {
  const name = nameOf(stage, remote);
  // One entry per name: the browser would keep all, and sort them by their start.
  performance.clearMeasures(name);
  performance.measure(name, { start, end: performance.now() });
}

/** The duration of a stage's last run, in whole milliseconds; null when the stage did not run. */
export function lastTiming(stage: TimedStage, remote?: string): number | null {
  const [last] = performance.getEntriesByName(nameOf(stage, remote), 'measure');
  return last === undefined ? null : Math.round(last.duration);
}
