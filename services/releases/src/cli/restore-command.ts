import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import { CliFailure, messageOf } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** Throws before anybody is asked or anything is opened. */
export async function requireBackup(file: string): Promise<void> {
  await access(resolve(file), constants.R_OK).catch((error: unknown) => {
    throw new CliFailure(exitCodes.usage, `${file} cannot be read: ${messageOf(error)}`, error);
  });
}

/**
 * `restore <file>`: brings rows, keys, token and builds of a backup back into this machine's home
 * and database. The registry must be stopped. Exit 1 when the file or the database forbids it.
 */
export async function restoreCommand(
  { file, force }: { file: string; force: boolean },
  environment: Environment,
  context: CommandContext,
): Promise<ExitCode> {
  // The database drivers take a second to load, and the other verbs do not need them.
  const { restoreBackup } = await import('../backup/restore-backup.ts');
  const restored = await restoreBackup(environment, resolve(file), { force });
  const { createdAt, rows, keys, assets, sequence, keptSecrets } = restored;
  answer(context, restored, () => [
    `Restored the backup of ${createdAt}: ${rows} rows, ${keys} keys, ${assets} files of builds`,
    ...keptSecrets.map(
      (path) => `${path} differs from the backup's and stays; --force would overwrite it.`,
    ),
    `Start the registry now; it issues document ${sequence + 1}. Then run: pazar verify`,
  ]);
  return exitCodes.done;
}
