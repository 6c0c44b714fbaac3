import { open, rm } from 'node:fs/promises';
import type { Token, TokenRequest } from '../domain/token-api.ts';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { describeUnknown } from './name-remote.ts';
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
  // Read before the token is made: nothing may fail between the token and its text.
  const known = request.remotes === null ? [] : await context.client.states();
  if (out !== undefined) await createTokenFile(out, request, context);
  else await showToken(request, context);
  warnOfUnknown(
    request.remotes ?? [],
    known.map(({ name }) => name),
    context,
  );
  return exitCodes.done;
}

async function showToken(request: TokenRequest, context: CommandContext): Promise<void> {
  const { token, text } = await context.client.createToken(request);
  answer(context, { token, text }, () => [
    row(token).join('  '),
    'The token, which is shown only now:',
    text,
  ]);
}

/** A remote is unknown before its first publish, so the token is made; a mistyped name is said. */
function warnOfUnknown(
  remotes: readonly string[],
  known: readonly string[],
  { writeError }: CommandContext,
): void {
  for (const remote of remotes.filter((name) => !known.includes(name))) {
    writeError(
      `WARNING  ${describeUnknown(remote, known)} The token has a right to ${remote}, not to others.`,
    );
  }
}

/** The file is made before the token: a token whose text nobody has must not exist. */
async function createTokenFile(
  out: string,
  request: TokenRequest,
  context: CommandContext,
): Promise<void> {
  // `wx`: a token that is in use is never overwritten by mistake.
  const file = await open(out, 'wx', 0o600).catch((error: unknown) => {
    throw new CliFailure(exitCodes.usage, whyNotCreated(out, error), error);
  });
  try {
    const { token, text } = await context.client.createToken(request);
    await file
      .writeFile(`${text}\n`)
      .catch((error: unknown) => revokeUnwritten(token, out, { error, context }));
    answer(context, { token, file: out }, () => [row(token).join('  '), `The token is in ${out}.`]);
  } catch (error) {
    await rm(out);
    throw error;
  } finally {
    await file.close();
  }
}

/** Nobody has the text of the token. Throws what happened, and how to revoke it where that failed too. */
async function revokeUnwritten(
  { id }: Token,
  out: string,
  { error, context: { client } }: { error: unknown; context: CommandContext },
): Promise<never> {
  const reason = `its text could not be written to ${out}`;
  const unwritten = `The token ${id} was created, but ${reason}: ${String(error)}.`;
  await client.revokeToken(id, reason).catch((why: unknown) => {
    const next = `It is still valid, because it could not be revoked: ${String(why)}. Revoke it: pazar tokens revoke ${id} --reason "…"`;
    throw new CliFailure(exitCodes.failed, `${unwritten} ${next}`, error);
  });
  throw new CliFailure(exitCodes.failed, `${unwritten} It was revoked.`, error);
}

function whyNotCreated(out: string, error: unknown): string {
  const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
  const reason = exists ? 'it exists already' : String(error);
  return `--out ${out} cannot be created: ${reason}. No token was created.`;
}

/**
 * `tokens revoke <token>`: a token is worth nothing from now on.
 *
 * @param named its identifier, or its name when one valid token alone has it
 */
export async function revokeTokenCommand(
  { named, reason }: { named: string; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  const id = await findToken(named, context);
  const token = await context.client.revokeToken(id, reason);
  answer(context, token, () => [row(token).join('  ')]);
  return exitCodes.done;
}

async function findToken(named: string, { client }: CommandContext): Promise<string> {
  const tokens = await client.tokens();
  const byId = tokens.find(({ id }) => id === named);
  if (byId) return byId.id;
  const [found, ...others] = tokens.filter(
    ({ name, state }) => name === named && state === 'valid',
  );
  if (found && others.length === 0) return found.id;
  const valid = tokens.filter(({ state }) => state === 'valid').map(({ name }) => name);
  throw new CliFailure(
    exitCodes.refused,
    found
      ? `${named} has several valid tokens. Name one: ${[found, ...others].map(({ id }) => id).join(', ')}`
      : `There is no valid token ${named}. Valid ones: ${[...new Set(valid)].join(', ')}`,
  );
}

function row({ id, name, state, roles, remotes, expiresAt }: Token): string[] {
  const until = expiresAt === null ? 'no expiry' : `until ${shortInstant(expiresAt)}`;
  return [id, name, state, roles.join(','), remotes?.join(',') ?? 'all remotes', until];
}
