import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { runTool } from '../supervise/run-tool.ts';
import type { GateOutcome } from './gate.ts';

/**
 * Runs git in a folder, and answers what it wrote.
 *
 * @throws Failure when git fails, with its output
 */
export async function git(root: string, ...parameters: string[]): Promise<string> {
  const { failed, output } = await runTool({
    command: ['git', '-c', 'core.quotePath=off', ...parameters],
    cwd: root,
  });
  if (!failed) return output;
  throw new Failure(
    `git ${parameters[0] ?? ''} failed, so the commits of ${root} were not judged:\n${output}\n` +
      'Install git if it is missing. If git says that the ownership is dubious, allow it to read the ' +
      `folder: git config --global --add safe.directory ${root}`,
  );
}

/**
 * Whether the folder is the root of a repository with commits. Below one, the commits are another
 * project's.
 *
 * @throws Failure when it is a repository that git cannot read
 */
export async function hasCommits(root: string): Promise<boolean> {
  if (!existsSync(path.join(root, '.git'))) return false;
  return (await git(root, 'rev-list', '--all', '--max-count=1')) !== '';
}

/** The outcome of a gate that cannot judge anything, and why. */
export const nothingToJudge = (note: string): GateOutcome => ({
  ok: true,
  output: '',
  notes: [note],
});
