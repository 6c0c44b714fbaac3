import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { runTool } from '../supervise/run-tool.ts';
import { outcomeOf, type Gate } from './gate.ts';

/**
 * Variables of the type checker and the linter, which are Go programs. Without garbage collection the linter
 * takes 38 s of processor time instead of 46, and a package's types 0.81 GB at most. Go collects again
 * when 2 GiB are full, which the linter reaches.
 */
export const compilerVariables = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * Type-checks packages by their own configurations; a package without one is a finding. A folder of sources with
 * other globals, such as a worker, has another configuration.
 *
 * @param packages their folders, relative to the repository
 */
export function typesGate(root: string, packages: readonly string[]): Gate {
  return {
    name: 'types',
    async run() {
      const apart = packages.flatMap((folder) =>
        globSync('src/*/tsconfig.json', { cwd: path.join(root, folder) }).map((file) =>
          path.join(folder, path.dirname(file)),
        ),
      );
      const folders = [...packages, ...apart];
      const problems = await pLimit(availableParallelism()).map(folders, async (folder) => {
        if (!existsSync(path.join(root, folder, 'tsconfig.json'))) {
          return `${folder} has no tsconfig.json`;
        }
        const { failed, output } = await runTool({
          // By default four checkers check a package, each of which computes the same types. The
          // packages themselves run in parallel.
          command: ['tsc', '-p', folder, '--singleThreaded'],
          cwd: root,
          variables: compilerVariables,
        });
        return failed ? `${folder}:\n${output}` : '';
      });
      return outcomeOf(problems.filter((problem) => problem !== ''));
    },
  };
}
