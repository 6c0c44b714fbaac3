import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { size } from './table.ts';

/** `backup`: the registry writes its rows, keys and builds into one file in its home. */
export async function backupCommand(reason: string, context: CommandContext): Promise<ExitCode> {
  const backup = await context.client.backUp(reason);
  answer(context, backup, () => [
    `${backup.path}: ${size(backup.bytes)}, up to document ${backup.sequence}`,
    'It holds the private signing keys. Copy it to another machine where only operators can read it.',
  ]);
  return exitCodes.done;
}
