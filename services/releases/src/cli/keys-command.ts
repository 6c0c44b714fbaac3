import { knownFrom, unknownKeyEffect } from '../domain/key-ages.ts';
import type { KeyList } from '../domain/maintenance-api.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

/** `keys list`: the keys that sign documents, oldest first, and those that are retired. */
export async function listKeysCommand(context: CommandContext): Promise<ExitCode> {
  return report(await context.client.keys(), context);
}

/**
 * `keys add`: a new key signs together with the old ones, whose signatures make browsers trust it.
 */
export async function addKeyCommand(reason: string, context: CommandContext): Promise<ExitCode> {
  const code = report(await context.client.addKey(reason), context);
  context.writeError(
    'Copy the file of the new key from releases/keys to every other registry on this database: until then they do not sign.',
  );
  return code;
}

/** `keys retire <key>`: a key stops signing. */
export async function retireKeyCommand(
  { keyId, ...body }: { keyId: string; reason: string; force: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const list = await context.client.retireKey(keyId, body);
  const safeFrom = knownFrom(list.items);
  if (safeFrom === null || context.now() < safeFrom) {
    context.writeError(`Retired before every browser could know another key: ${unknownKeyEffect}.`);
  }
  return report(list, context);
}

function report({ items, retired }: KeyList, context: CommandContext): ExitCode {
  answer(context, { items, retired }, () =>
    table([
      ...items.map(({ key, addedAt, firstSignedAt, isHere }) => [
        key.keyId,
        isHere ? 'signs' : 'signs elsewhere; its file is missing here',
        `added ${shortInstant(addedAt)}`,
        firstSignedAt === null ? 'not signed yet' : `since ${shortInstant(firstSignedAt)}`,
        key.publicKey,
      ]),
      ...retired.map(({ keyId, addedAt, retiredAt }) => [
        keyId,
        'retired',
        `added ${shortInstant(addedAt)}`,
        `until ${shortInstant(retiredAt)}`,
        '',
      ]),
    ]),
  );
  return exitCodes.done;
}
