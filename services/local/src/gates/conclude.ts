import { seconds } from '../command/progress.ts';
import { countRuns, type GateRun } from './run-gates.ts';
import { timeTable } from './time-table.ts';

/**
 * Writes where the time went and, as the last line, how many tests passed and failed; answers the
 * exit code.
 */
export function conclude(runs: readonly GateRun[], say: (line: string) => void): number {
  for (const line of timeTable(runs)) say(line);
  const { passed, failed } = countRuns(runs);
  say(`\nEverything took ${seconds(performance.now())}.`);
  say(`tests: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
