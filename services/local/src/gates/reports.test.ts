import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { timeTable } from './time-table.ts';
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
      startTime: 1_000,
      endTime: 1_500,
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'passed', fullName: 'b' },
        { status: 'failed', fullName: 'c' },
        { status: 'skipped', fullName: 'd' },
      ],
    },
    {
      name: '/b.test.ts',
      status: 'failed',
      message: 'cannot load',
      startTime: 2_000,
      endTime: 2_000,
      assertionResults: [],
    },
  ],
};

const spec = (...durations: number[]) => ({
  file: 'one.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});
const playwrightReport = {
  config: { rootDir: '/e2e/specs' },
  stats: { expected: 10, unexpected: 1, flaky: 2, skipped: 3 },
  suites: [{ specs: [spec(100)], suites: [{ specs: [spec(20), spec(3)] }] }, { specs: [] }],
  errors: [{ message: 'no browser' }],
};

describe('A test report', () => {
  it('of vitest counts skipped tests and files that did not load as failures', () => {
    const { tests, problems } = readVitestReport(vitestReport);

    expect(tests).toEqual({ passed: 2, failed: 3 });
    expect(problems).toEqual(['skipped: /a.test.ts: d', 'did not run: /b.test.ts']);
  });

  it('of Playwright counts skipped and flaky tests as failures', () => {
    const { tests, hasFailedTests } = readPlaywrightReport(playwrightReport);

    expect(tests).toEqual({ passed: 10, failed: 7 });
    expect(hasFailedTests).toBe(true);
  });

  it('says how long each file took', () => {
    expect(readVitestReport(vitestReport).files).toEqual([
      { file: '/a.test.ts', milliseconds: 500, tests: 4 },
      { file: '/b.test.ts', milliseconds: 0, tests: 0 },
    ]);
    expect(readPlaywrightReport(playwrightReport).files).toEqual([
      { file: '/e2e/specs/one.spec.ts', milliseconds: 123, tests: 3 },
    ]);
  });
});

describe('The table at the end of a run', () => {
  const file = (name: string, milliseconds: number) => ({ file: name, milliseconds, tests: 1 });
  const run = (name: string, milliseconds: number, files: ReturnType<typeof file>[]) => ({
    name,
    milliseconds,
    outcome: { ok: true, output: '', tests: { passed: files.length, failed: 0 }, files },
  });

  it('shows gates, packages and the ten slowest files, slowest first', () => {
    const many = Array.from({ length: 12 }, (_, index) => file(`host/src/${index}.test.ts`, index));
    const lines = timeTable([
      run('tests', 90_000, [file('services/api/src/a.test.ts', 60_000), ...many]),
      run('end-to-end tests', 30_000, [file('e2e/specs/b.spec.ts', 25_000)]),
    ]).map((line) => line.trim().replaceAll(/\s+/g, ' '));

    expect(lines.slice(0, 8)).toEqual([
      '',
      'Time by gate',
      'tests 90.0 s 13 tests',
      'end-to-end tests 30.0 s 1 tests',
      '',
      'Time in test files by package',
      'services/api 60.0 s 1 tests',
      'e2e 25.0 s 1 tests',
    ]);
    const slowest = lines.slice(lines.indexOf('The slowest test files') + 1);
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toBe('services/api/src/a.test.ts 60.0 s 1 tests');
    expect(slowest.at(-1)).toBe('host/src/4.test.ts 0.0 s 1 tests');
  });
});
