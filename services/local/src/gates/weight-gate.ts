import path from 'node:path';
import { runTool } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';

/** The budgets of the first scripts (docs/performance.md), which only finished builds can show. */
export function weightGate(root: string): Gate {
  return {
    name: 'weights',
    async run() {
      const script = path.join(root, 'e2e', 'bench', 'weigh-initial-script.ts');
      const { failed, output } = await runTool({ command: [process.execPath, script], cwd: root });
      // A table without these rows has weighed nothing.
      const isWhole = ['react-dom', 'catalog, scripts of its first list'].every((row) =>
        output.includes(row),
      );
      return { ok: !failed && isWhole, output };
    },
  };
}
