import type { Notice } from '../domain/notice-api.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { table } from './table.ts';

/** `notify`: the newest notices; with `--test` one that is sent now, and exit 8 where it did not arrive. */
export async function notifyCommand(
  { test, reason }: { test: boolean; reason: string },
  context: CommandContext,
): Promise<ExitCode> {
  const { client } = context;
  const list = test ? await client.testNotices(reason) : await client.notices();
  answer(context, list, () => {
    if (list.channels.length === 0) {
      return ['Nobody is notified: set PAZAR_NOTIFY_WEBHOOK or PAZAR_NOTIFY_MAIL of the registry.'];
    }
    const to = `Operators are notified by ${list.channels.join(' and ')}.`;
    return [to, ...table(list.items.map(rowOf))];
  });
  const hasArrived = list.items.every(({ state }) => state === 'delivered');
  return test && !hasArrived ? exitCodes.faults : exitCodes.done;
}

function rowOf({ at, channel, state, attempts, title, error }: Notice): string[] {
  const tries = attempts > 1 ? ` (${attempts} attempts)` : '';
  const why = error === null ? '' : `: ${error}`;
  return [at.slice(0, 16).replace('T', ' '), channel, `${state}${tries}`, `${title}${why}`];
}
