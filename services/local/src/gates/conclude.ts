import { seconds } from '../command/progress.ts';
import { benchmarkTime } from './benchmark-time.ts';
import { countRuns, type GateRun } from './run-gates.ts';
import { timeTable } from './time-table.ts';

/**
 * Writes where the time went and, as the last line, how many tests passed and failed; answers the
 * exit code. Benchmarks that take more than their share of the time count as a failed test.
 */
export function conclude(runs: readonly GateRun[], say: (line: string) => void): number {
  for (const line of timeTable(runs)) say(line);
  const benchmarks = benchmarkTime(runs.flatMap(({ outcome }) => outcome.files ?? []));
  if (benchmarks !== null) say(`\n${benchmarks.line}`);
  const { passed, failed } = countRuns(runs);
  const allFailed = failed + (benchmarks?.isTooLong === true ? 1 : 0);
  say(`\nEverything took ${seconds(performance.now())}.`);
  say(`tests: ${passed} passed, ${allFailed} failed`);
  return allFailed === 0 ? 0 : 1;
}
