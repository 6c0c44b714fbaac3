import path from 'node:path';
import { runTool, type ToolResult } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { withReport } from './report-file.ts';

/** Two idle processors take about 11 minutes; a run that hangs takes longer (milliseconds). */
const slowest = 45 * 60_000;

/** The time limit for repeating failed tests with a trace (milliseconds). */
const slowestTrace = 10 * 60_000;

type Variables = Readonly<Record<string, string>>;

/** The whole system in a real browser. */
export function endToEndGate(root: string, variables: Variables): Gate {
  const playwright = (parameters: readonly string[], deadline: number, more: Variables = {}) =>
    runTool({
      command: ['pnpm', '--filter', '@pazar/e2e', 'run', 'test', ...parameters],
      deadline,
      cwd: root,
      variables: { ...variables, ...more, pnpm_config_verify_deps_before_run: 'false' },
    });
  /** The first run decides: a test that passes the second time still counts as failed. */
  const traceFailures = () => playwright(['--last-failed', '--trace=on'], slowestTrace);

  return {
    name: 'end-to-end tests',
    async run() {
      const { result, report } = await withReport((file) =>
        playwright(['--reporter=list,json'], slowest, { PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      );
      if (report === null) return { ok: false, output: result.output };
      const { tests, files, hasFailedTests } = readPlaywrightReport(report);
      const traced = hasFailedTests ? await traceFailures() : null;
      return {
        ok: !result.failed && tests.failed === 0 && tests.passed > 0,
        output: result.output + describeTraces(traced),
        tests,
        files: files.map((each) => ({ ...each, file: path.relative(root, each.file) })),
      };
    },
  };
}

function describeTraces(traced: ToolResult | null): string {
  if (traced === null) return '';
  const outcome = traced.failed ? 'failed again' : 'passed this time, which changes nothing';
  return `\n\nThe failed tests ran again for their traces (test-results/e2e) and ${outcome}.`;
}
