import { z } from 'zod';
import type { TestCounts } from './gate.ts';

/** The part of Playwright's JSON report that counts. */
const reportSchema = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});

/** Skipped and flaky tests are failed ones; so is an error outside of any test. */
export function readPlaywrightReport(report: unknown): TestCounts {
  const { stats, errors } = reportSchema.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
