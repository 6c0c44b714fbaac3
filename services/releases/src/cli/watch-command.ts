import { setTimeout } from 'node:timers/promises';
import { messageOf } from './cli-failure.ts';
import type { CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { remoteStatusCommand, statusCommand } from './status-command.ts';
import { shortInstant } from './table.ts';
import { mayBeRestarting } from './wait-command.ts';

/** Milliseconds between two looks, which a person at a terminal does not notice. */
const interval = 1_000;

/**
 * `status [remote] --watch`: prints the status whenever it has changed, until the user stops it. It goes on
 * while the registry is away, and says so.
 */
export async function watchCommand(
  remote: string | undefined,
  context: CommandContext,
): Promise<ExitCode> {
  const stopped = context.untilStopped();
  let shown: string | undefined;
  for (;;) {
    const lines = await readStatus(remote, context);
    if (lines !== shown) {
      context.write(`${shortInstant(context.now().toISOString())} UTC`);
      context.write(lines);
      shown = lines;
    }
    if (stopped.aborted) return exitCodes.done;
    await setTimeout(interval, undefined, { signal: stopped }).catch(() => undefined);
  }
}

/** The lines of a status, or why there are none. */
async function readStatus(remote: string | undefined, context: CommandContext): Promise<string> {
  const lines: string[] = [];
  const inner = { ...context, write: (line: string) => lines.push(line) };
  try {
    await (remote === undefined ? statusCommand(inner) : remoteStatusCommand(remote, inner));
  } catch (error) {
    if (!mayBeRestarting(error)) throw error;
    return messageOf(error);
  }
  return lines.join('\n');
}
