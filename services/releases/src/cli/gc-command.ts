import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { size, table } from './table.ts';

/** `gc`: deletes the files of versions that nobody needs; `--dry-run` only explains each. */
export async function gcCommand(
  request: { dryRun: boolean; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  const collection = await context.client.collect(request);
  answer(context, collection, () => {
    const rows = collection.items.map(({ remote, version, keptBecause, explanation }) => [
      keptBecause.length > 0 ? 'keep' : 'remove',
      remote,
      version,
      explanation,
    ]);
    const verb = collection.dryRun ? 'would be freed' : 'freed';
    return [...table(rows), `${size(collection.bytesFreed)} ${verb}`];
  });
  return exitCodes.done;
}
