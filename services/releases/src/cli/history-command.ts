import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { shortInstant, table } from './table.ts';

/** `history <remote>`: the changes of a remote with actor and reason, newest first. */
export async function historyCommand(
  remote: string,
  { limit }: { limit: number },
  context: CommandContext,
): Promise<ExitCode> {
  const { client } = context;
  const [items, { recalled }] = await Promise.all([
    client.history(remote, limit),
    client.state(remote),
  ]);
  const isRecalled = (version: string) => recalled.some((one) => one.version === version);
  answer(context, { remote, items }, () =>
    table(
      items.map(({ at, actor, action, version, reason }) => [
        shortInstant(at),
        actor,
        action,
        version !== null && isRecalled(version) ? `${version} (recalled)` : (version ?? ''),
        reason ?? '',
      ]),
    ),
  );
  return exitCodes.done;
}
