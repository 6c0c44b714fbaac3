import { seconds } from '../command/progress.ts';
import type { FileTime } from './gate.ts';

/** The test files that start benchmarks in their smallest form; proofs and the moving picture have others. */
const isOfBenchmarks = ({ file }: FileTime) => /(?:^|\/)benchmarks\.(?:spec|test)\.ts$/.test(file);

/** Test files that run at once. */
const workers = 2;

/**
 * The share of the time of all test files that they may take. On two idle processors all files take 17
 * minutes, and the benchmarks at most 40 s of them. A share is about the same on a slow machine.
 */
const largestShare = 40 / (17 * 60);

/** How long the benchmarks took in a run. */
interface BenchmarkTime {
  /** A line for the end of the run. */
  line: string;
  isTooLong: boolean;
}

/**
 * The time of the benchmarks' smallest forms, judged by their share of all test files; null unless
 * both the unit tests and the end-to-end tests have started some.
 */
export function benchmarkTime(files: readonly FileTime[]): BenchmarkTime | null {
  const own = files.filter(isOfBenchmarks);
  if (own.length < 2) return null;
  const sum = sumOf(own);
  const share = sum / sumOf(files);
  const percent = (of: number) => `${(of * 100).toFixed(1)} %`;
  const isTooLong = share > largestShare;
  const line =
    `The smallest forms of the benchmarks took ${seconds(sum / workers)}, ${workers} at once: ` +
    `${percent(share)} of the time in test files, at most ${percent(largestShare)}`;
  return { line: isTooLong ? `✗ ${line}` : line, isTooLong };
}

const sumOf = (files: readonly FileTime[]) =>
  files.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
