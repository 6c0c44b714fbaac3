import { existsSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { runTool } from '../supervise/run-tool.ts';
import { outcomeOf, type Gate } from './gate.ts';

/**
 * Type-checks packages by their own configurations; a package without one is a finding.
 *
 * @param packages their folders, relative to the repository
 */
export function typesGate(root: string, packages: readonly string[]): Gate {
  return {
    name: 'types',
    async run() {
      const problems = await pLimit(availableParallelism()).map(packages, async (folder) => {
        if (!existsSync(path.join(root, folder, 'tsconfig.json'))) {
          return `${folder} has no tsconfig.json`;
        }
        const { failed, output } = await runTool({
          // By default four checkers check a package, each of which computes the same types. The
          // packages themselves run in parallel.
          command: ['tsc', '-p', folder, '--singleThreaded'],
          cwd: root,
        });
        return failed ? `${folder}:\n${output}` : '';
      });
      return outcomeOf(problems.filter((problem) => problem !== ''));
    },
  };
}
