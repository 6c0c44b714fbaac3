import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { folderFile, type FolderSettings } from './folder-settings.ts';

/** `init [folder]`: names the registry and the shell that commands in this folder use. */
export async function initCommand(folder: string, context: CommandContext): Promise<ExitCode> {
  const { client, shell, isShellNamed } = context;
  // A file with a mistyped address would fail in each later command.
  await client.states();
  const file = join(resolve(context.folder, folder), folderFile);
  const settings: FolderSettings = {
    registry: client.http.url,
    ...(isShellNamed && { shell }),
  };
  await writeFile(file, `${JSON.stringify(settings, null, 2)}\n`, { flag: 'wx' }).catch(
    (error: unknown) => {
      const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      const why = exists ? 'it exists already. Change it, or remove it first.' : String(error);
      throw new CliFailure(exitCodes.usage, `${file} cannot be written: ${why}`, error);
    },
  );
  answer(context, { file, ...settings }, () => [
    `${file} names ${settings.registry}. Keep it with the sources: it holds no secret.`,
    `Next: pazar login ${settings.registry}`,
  ]);
  return exitCodes.done;
}
