import { runTool } from '../run-tool.ts';
import type { Gate } from './gate.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { withReport } from './report-file.ts';

/** Two quiet processors take about 25 minutes; a run that hangs takes longer (milliseconds). */
const slowest = 60 * 60_000;

/** The whole system in a real browser. */
export function endToEndGate(root: string, variables: Readonly<Record<string, string>>): Gate {
  return {
    name: 'end-to-end tests',
    async run() {
      const { result, report } = await withReport((file) =>
        runTool({
          command: ['pnpm', '--filter', '@pazar/e2e', 'run', 'test', '--reporter=list,json'],
          deadline: slowest,
          cwd: root,
          variables: {
            ...variables,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            pnpm_config_verify_deps_before_run: 'false',
          },
        }),
      );
      if (report === null) return { ok: false, output: result.output };
      const tests = readPlaywrightReport(report);
      return {
        ok: !result.failed && tests.failed === 0 && tests.passed > 0,
        output: result.output,
        tests,
      };
    },
  };
}
