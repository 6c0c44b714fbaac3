import { writeFile } from 'node:fs/promises';
import type { Token, TokenRequest } from '../domain/token-api.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

/** `tokens list`: every token without its text, newest first. */
export async function listTokensCommand(context: CommandContext): Promise<ExitCode> {
  const items = await context.client.tokens();
  answer(context, { items }, () => table(items.map(row)));
  return exitCodes.done;
}

/**
 * `tokens create <name>`: creates a token and shows its text once; with `out` it is written to a
 * file that only its owner can read. Reusing a name is a rotation: both are valid until one is
 * revoked.
 */
export async function createTokenCommand(
  { out, ...request }: TokenRequest & { out: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  const { token, text } = await context.client.createToken(request);
  if (out !== undefined) {
    // `wx`: a token that is in use is never overwritten by mistake.
    await writeFile(out, `${text}\n`, { mode: 0o600, flag: 'wx' });
    answer(context, { token, file: out }, () => [row(token).join('  '), `The token is in ${out}.`]);
  } else {
    answer(context, { token, text }, () => [
      row(token).join('  '),
      'The token, which is shown only now:',
      text,
    ]);
  }
  return exitCodes.done;
}

/** `tokens revoke <id>`: a token is worth nothing from now on. */
export async function revokeTokenCommand(
  { id, reason }: { id: string; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  const token = await context.client.revokeToken(id, reason);
  answer(context, token, () => [row(token).join('  ')]);
  return exitCodes.done;
}

function row({ id, name, state, roles, remotes, expiresAt }: Token): string[] {
  const until = expiresAt === null ? 'no expiry' : `until ${shortInstant(expiresAt)}`;
  return [id, name, state, roles.join(','), remotes?.join(',') ?? 'all remotes', until];
}
