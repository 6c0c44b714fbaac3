import type { KeyList } from '../domain/maintenance-api.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

/** `keys list`: the keys that sign documents, oldest first. */
export async function listKeysCommand(context: CommandContext): Promise<ExitCode> {
  return report(await context.client.keys(), context);
}

/**
 * `keys add`: a new key signs together with the old ones, whose signatures make browsers trust it.
 */
export async function addKeyCommand(reason: string, context: CommandContext): Promise<ExitCode> {
  return report(await context.client.addKey(reason), context);
}

/** `keys retire <key>`: a key stops signing. */
export async function retireKeyCommand(
  { keyId, reason }: { keyId: string; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  return report(await context.client.retireKey(keyId, reason), context);
}

function report(items: KeyList['items'], context: CommandContext): ExitCode {
  answer(context, { items }, () =>
    table(items.map(({ key, createdAt }) => [key.keyId, shortInstant(createdAt), key.publicKey])),
  );
  return exitCodes.done;
}
