import path from 'node:path';
import { z } from 'zod';
import type { FileTime, TestCounts } from './gate.ts';

const resultSchema = z.object({ duration: z.number() });
const specSchema = z.object({
  file: z.string(),
  tests: z.array(z.object({ results: z.array(resultSchema) })),
});

/** A file, or a `describe` in it. */
interface Suite {
  specs: z.infer<typeof specSchema>[];
  suites?: Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);

/** The part of Playwright's JSON report that counts. */
const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(suiteSchema),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** Counts of a report, and the times of its files by absolute path. */
export interface ReportReading {
  tests: TestCounts;
  files: FileTime[];
  /** Whether tests failed, and not only their set-up. */
  hasFailedTests: boolean;
}

/** Skipped and flaky tests count as failed; so does an error outside of any test. */
export function readPlaywrightReport(report: unknown): ReportReading {
  const { config, stats, suites, errors } = reportSchema.parse(report);
  return {
    tests: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    },
    files: suites.flatMap((suite) => timeOf(suite, config.rootDir)),
    hasFailedTests: stats.unexpected > 0,
  };
}

function timeOf(suite: Suite, rootDir: string): FileTime[] {
  const specs = specsOf(suite);
  const [first] = specs;
  if (first === undefined) return [];
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [
    {
      file: path.join(rootDir, first.file),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      tests: specs.length,
    },
  ];
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}
