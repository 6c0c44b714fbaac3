import path from 'node:path';
import { runTool } from '../run-tool.ts';
import { sourceFiles } from '../source-files.ts';
import type { Gate } from './gate.ts';
import { withReport } from './report-file.ts';
import { readVitestReport } from './vitest-report.ts';

const isUnitTest = (file: string) => /^(?!e2e\/).*\.test\.tsx?$/.test(file);

/** Two quiet processors take 10 minutes; a busy machine takes several times that (milliseconds). */
const deadline = 40 * 60_000;

/** Unit and integration tests of all packages, in one process. */
export function unitGate(root: string, variables: Readonly<Record<string, string>>): Gate {
  return {
    name: 'tests',
    async run() {
      const { result, report } = await withReport((file) =>
        runTool({
          command: [
            'vitest',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
          ],
          cwd: root,
          variables,
          deadline,
        }),
      );
      if (report === null) return { ok: false, output: result.output };
      const { tests, files, problems } = readVitestReport(report);
      const expected = (await sourceFiles(root)).filter(isUnitTest);
      const left = expected
        .filter((file) => !files.includes(path.join(root, file)))
        .map((file) => `no vitest project runs ${file}`);
      const all = [...problems, ...left];
      return {
        ok: !result.failed && tests.failed === 0 && left.length === 0,
        output: [result.output, ...all].join('\n'),
        tests,
      };
    },
  };
}
