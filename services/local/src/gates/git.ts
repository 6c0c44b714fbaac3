import { realpathSync } from 'node:fs';
import { runTool } from '../supervise/run-tool.ts';
import type { GateOutcome } from './gate.ts';

/** Runs git in a folder; what it wrote, or null when it failed. */
export async function git(root: string, ...parameters: string[]): Promise<string | null> {
  const { failed, output } = await runTool({ command: ['git', ...parameters], cwd: root });
  return failed ? null : output;
}

/** Whether the folder is the root of a repository: below one, the commits are another project's. */
export async function isRepository(root: string): Promise<boolean> {
  return (await git(root, 'rev-parse', '--show-toplevel')) === realpathSync(root);
}

/** The outcome of a gate that cannot judge anything, and why. */
export const nothingToJudge = (note: string): GateOutcome => ({
  ok: true,
  output: '',
  notes: [note],
});
