import { runTool, type ToolRun } from '../supervise/run-tool.ts';
import type { Gate } from './gate.ts';

/** A gate that is one tool: its exit code decides, its output explains. */
export function toolGate(name: string, run: ToolRun): Gate {
  return {
    name,
    async run() {
      const { failed, output } = await runTool(run);
      return { ok: !failed, output };
    },
  };
}
