import { existsSync } from 'node:fs';
import path from 'node:path';
import { availableParallelism } from 'node:os';
import { inTurns } from '../in-turns.ts';
import { runTool } from '../run-tool.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { workspacePackages } from './workspace-packages.ts';

/** Type-checks every package by its own configuration; a package without one is a finding. */
export function typesGate(root: string): Gate {
  return {
    name: 'types',
    async run() {
      const tasks = workspacePackages(root).map((folder) => async () => {
        if (!existsSync(path.join(root, folder, 'tsconfig.json'))) {
          return `${folder} has no tsconfig.json`;
        }
        const { failed, output } = await runTool({ command: ['tsc', '-p', folder], cwd: root });
        return failed ? `${folder}:\n${output}` : '';
      });
      const problems = await inTurns(availableParallelism(), tasks);
      return outcomeOf(problems.filter((problem) => problem !== ''));
    },
  };
}
