import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

/** `history <remote>`: the changes of a remote with actor and reason, newest first. */
export async function historyCommand(
  remote: string,
  { limit }: { limit: number },
  context: CommandContext,
): Promise<ExitCode> {
  const items = await context.client.history(remote, limit);
  answer(context, { remote, items }, () =>
    table(
      items.map(({ at, actor, action, version, reason }) => [
        shortInstant(at),
        actor,
        action,
        version ?? '',
        reason ?? '',
      ]),
    ),
  );
  return exitCodes.done;
}
