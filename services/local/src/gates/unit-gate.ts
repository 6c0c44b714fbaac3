import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { runTool } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';
import { withReport } from './report-file.ts';
import { readVitestReport } from './vitest-report.ts';

const isUnitTest = (file: string) => /^(?!e2e\/).*\.test\.tsx?$/.test(file);

/** Two idle processors take 5 minutes; a busy machine takes several times that (milliseconds). */
const deadline = 30 * 60_000;

interface UnitTests {
  /** The environment of the tests: where their servers are. */
  variables: Readonly<Record<string, string>>;
  /** Folders and files that run, relative to the repository; all without it. */
  only?: readonly string[] | undefined;
}

/** Unit and integration tests, in one process. */
export function unitGate(root: string, { variables, only }: UnitTests): Gate {
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
            // The default is one worker fewer than processors. Each project has its own
            // configuration; only the command line applies to all projects.
            '--maxWorkers=100%',
            ...(only ?? []).map((place) => path.join(root, place)),
          ],
          cwd: root,
          variables,
          deadline,
        }),
      );
      if (report === null) return { ok: false, output: result.output };
      const { tests, files, problems } = readVitestReport(report);
      const isWanted = (file: string) =>
        only?.some((place) => file === place || file.startsWith(`${place}/`)) ?? true;
      const expected = (await sourceFiles(root)).filter(isUnitTest).filter(isWanted);
      const ran = new Set(files.map(({ file }) => path.relative(root, file)));
      const left = expected
        .filter((file) => !ran.has(file))
        .map((file) => `no vitest project runs ${file}`);
      const all = [...problems, ...left];
      return {
        ok: !result.failed && tests.failed === 0 && left.length === 0,
        output: [result.output, ...all].join('\n'),
        tests,
        files: files.map((each) => ({ ...each, file: path.relative(root, each.file) })),
      };
    },
  };
}
