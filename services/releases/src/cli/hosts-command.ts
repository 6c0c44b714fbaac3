import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { counted, shortInstant, table } from './table.ts';

/** `hosts`: the shell that remotes are checked against, and those before it. */
export async function hostsCommand(context: CommandContext): Promise<ExitCode> {
  const items = await context.client.hosts();
  answer(context, { items }, () =>
    items.length === 0
      ? ['No shell is announced, so remotes are not checked against one (pazar announce host).']
      : table(
          items.map(({ facts, announcedAt }, index) => [
            facts.version,
            `announced ${shortInstant(announcedAt)}`,
            counted(Object.keys(facts.shared).length, 'shared package'),
            index === 0 ? 'remotes are checked against it' : 'earlier',
          ]),
        ),
  );
  return exitCodes.done;
}
