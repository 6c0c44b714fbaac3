import { mustRun } from '../supervise/must-run.ts';
import { addOwner } from './add-owner.ts';
import type { RemotePlan } from './plan-remote.ts';
import { writeRemote } from './write-remote.ts';

/**
 * Writes a new remote into a repository, in its format, and gives it to a team.
 *
 * @throws Failure when it cannot be formatted
 */
export async function makeRemote(root: string, plan: RemotePlan): Promise<void> {
  writeRemote(root, plan);
  addOwner(root, plan);
  await mustRun({ command: ['oxfmt', plan.folder], cwd: root });
}
