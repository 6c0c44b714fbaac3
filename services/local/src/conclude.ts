import type { TestCounts } from './gates/gate.ts';

/** Writes the last line of a test run, for people and for machines; answers the exit code. */
export function conclude({ passed, failed }: TestCounts, say: (line: string) => void): number {
  say(`tests: ${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
