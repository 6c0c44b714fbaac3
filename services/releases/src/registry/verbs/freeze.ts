import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { eq } from '../../database/drizzle.ts';
import { remotes } from '../../database/tables/remotes.ts';
import { TransitionRefused } from '../refusals.ts';
import type { Verb } from './verb.ts';

/** Keeps new releases from a remote. What takes a version from visitors stays possible. */
export const freeze: Verb = {
  run: async ({ queries, state, order, at }) => {
    const { remote, actor: by, reason } = order;
    if (state.frozen) throw new TransitionRefused(describe(state.frozen, remote), 'frozen');
    const frozen = { by, at: at.toISOString(), reason };
    await queries.update(remotes).set({ frozen }).where(eq(remotes.name, remote));
    return { action: 'freeze', version: state.stable };
  },
};

/** Allows releases again. */
export const unfreeze: Verb = {
  run: async ({ queries, state, order: { remote } }) => {
    if (!state.frozen) throw new TransitionRefused(`${remote} is not frozen`);
    await queries.update(remotes).set({ frozen: null }).where(eq(remotes.name, remote));
    return { action: 'unfreeze', version: state.stable };
  },
};

/** Refuses what would give a version to more visitors of a frozen remote. */
export function requireThawed(frozen: RemoteState['frozen'], remote: string): void {
  if (frozen) throw new TransitionRefused(describe(frozen, remote), 'frozen');
}

function describe({ by, at, reason }: NonNullable<RemoteState['frozen']>, remote: string): string {
  const since = `${at.slice(0, 16).replace('T', ' ')} UTC`;
  return `${remote} is frozen by ${by} since ${since}: ${reason}`;
}
