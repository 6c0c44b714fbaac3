import { z } from 'zod';
import type { FileTime, TestCounts } from './gate.ts';

/** The part of vitest's JSON report that counts. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/** Counts of a report, and errors besides failed tests. */
export interface ReportReading {
  tests: TestCounts;
  /** Files that ran, by absolute path. */
  files: FileTime[];
  problems: string[];
}

/**
 * A skipped test counts as failed, so that nothing is left out unnoticed. So does a file that did
 * not load.
 */
export function readVitestReport(report: unknown): ReportReading {
  const parsed = reportSchema.parse(report);
  const skipped = parsed.numPendingTests + parsed.numTodoTests;
  const broken = parsed.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((result) => result.status !== 'failed'),
  );
  const skippedNames = parsed.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `skipped: ${name}: ${fullName}`),
  );
  return {
    tests: {
      passed: parsed.numPassedTests,
      failed: parsed.numFailedTests + skipped + broken.length,
    },
    files: parsed.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: name,
      milliseconds: endTime - startTime,
      tests: assertionResults.length,
    })),
    problems: [...skippedNames, ...broken.map(({ name }) => `did not run: ${name}`)],
  };
}
