import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { answer, type CommandContext } from './command-context.ts';
import { describeSource } from './describe-source.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import type { ListedVersion } from './registry-client.ts';
import { shortInstant, size, table } from './table.ts';

/** `versions <remote>`: the newest versions of a remote, and what each is now. */
export async function versionsCommand(remote: string, context: CommandContext): Promise<ExitCode> {
  const { client } = context;
  const [items, state] = await Promise.all([client.versions(remote), client.state(remote)]);
  const described = items.map((item) => ({ ...item, use: useOf(item, state) }));
  answer(context, { remote, items: described }, () =>
    table(
      described.map(({ version, publishedAt, publishedBy, bytes, use, source }) => [
        version,
        shortInstant(publishedAt),
        publishedBy,
        size(bytes),
        use,
        describeSource(source ?? {}),
      ]),
    ),
  );
  return exitCodes.done;
}

function useOf({ version, collected }: ListedVersion, state: RemoteState): string {
  const recall = state.recalled.find((one) => one.version === version);
  if (recall) return `recalled: ${recall.reason}`;
  if (collected) return 'deleted by gc';
  if (version === state.stable) return 'live';
  if (version === state.rollout?.version) return `canary, ${state.rollout.percent} %`;
  return state.rollbackWindow.includes(version) ? 'can roll back to' : 'stored';
}
