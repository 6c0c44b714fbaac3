import { resolve } from 'node:path';
import { buildRemote } from './build-remote.ts';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { readBuildFolder } from './read-build-folder.ts';
import { counted } from './table.ts';

/** How `repair` was called. */
export interface RepairOptions {
  folder: string;
  reason: string;
  /** Run the folder's build first. */
  build: boolean;
}

/**
 * `repair <folder>`: rewrites the damaged files of a published version from the same build. Exit 4
 * when no published version has the build of the folder.
 */
export async function repairCommand(
  { folder, reason, build }: RepairOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { client, showProgress } = context;
  if (build) {
    showProgress(`${folder}: building`);
    await buildRemote(resolve(folder));
  }
  const local = await readBuildFolder(resolve(folder));
  const known = await client.versions(local.remote);
  if (!known.some(({ version }) => version === local.version)) {
    const published = known.map(({ version }) => version).join(', ');
    const message = `${folder} is ${local.remote} ${local.version}, which is not published. Published versions: ${published}. Check out the commit of the version to repair, and build it`;
    throw new CliFailure(exitCodes.refused, message);
  }
  const repair = await client.repair(local, reason);
  answer(context, repair, () => [
    ...repair.repaired.map((path) => `restored  ${path}`),
    `${repair.remote} ${repair.version}: ${counted(repair.repaired.length, 'file')} repaired`,
  ]);
  return exitCodes.done;
}
