import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hostFactsSchema } from '@pazar/contracts/releases/host-facts';
import { z } from 'zod';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/**
 * `announce <folder>`: registers a built shell, so that every later publish and promotion is
 * checked against it. Announce a shell before it is served.
 */
export async function announceCommand(
  { folder, reason }: { folder: string; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  const file = join(resolve(folder), 'dist', 'host.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CliFailure(exitCodes.failed, `${file} cannot be read; build the shell first`, cause);
  });
  const facts = z.parse(hostFactsSchema, JSON.parse(text));
  const { sequence } = await context.client.announce(facts, reason);
  answer(context, { version: facts.version, sequence }, () => [
    `shell ${facts.version} announced; remotes are now checked against it`,
  ]);
  return exitCodes.done;
}
