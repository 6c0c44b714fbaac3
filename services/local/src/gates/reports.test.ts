import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: '/a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'passed', fullName: 'b' },
        { status: 'failed', fullName: 'c' },
        { status: 'skipped', fullName: 'd' },
      ],
    },
    { name: '/b.test.ts', status: 'failed', message: 'cannot load', assertionResults: [] },
  ],
};

describe('Counts of a test report', () => {
  it('of vitest take skipped tests and files that did not load as failures', () => {
    const { tests, problems } = readVitestReport(vitestReport);

    expect(tests).toEqual({ passed: 2, failed: 3 });
    expect(problems).toEqual(['skipped: /a.test.ts: d', 'did not run: /b.test.ts']);
  });

  it('of Playwright take skipped and flaky tests as failures', () => {
    const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };

    expect(readPlaywrightReport({ stats, errors: [{ message: 'no browser' }] })).toEqual({
      passed: 10,
      failed: 7,
    });
  });
});
