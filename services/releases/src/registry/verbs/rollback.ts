import type { VersionRequest } from '@pazar/contracts/releases/release-state';
import { TransitionRefused } from '../refusals.ts';
import { leaveStable, wasStable } from '../stable-versions.ts';
import { requireFit, requireUsable } from './find-version.ts';
import { makeStable } from './rollout-rows.ts';
import type { Verb } from './verb.ts';

/**
 * Moves all visitors back to an earlier version. It ends no canary: two operators who act at the same time would
 * end it, and then go back one version more than either wanted.
 */
export function rollback({ version: named }: VersionRequest): Verb {
  return {
    run: async (context) => {
      const { queries, state, order, at } = context;
      const { remote } = order;
      if (state.rollout) {
        throw new TransitionRefused(
          `${state.rollout.version} is the open canary; abort it first`,
          'other-canary',
        );
      }
      const version = named ?? state.previous;
      if (version === null)
        throw new TransitionRefused(`${remote} has no earlier version to go back to`, 'no-earlier');
      if (version === state.stable)
        throw new TransitionRefused(`${version} is already live`, 'already-live');
      const found = await requireUsable(queries, remote, version);
      if (!(await wasStable(queries, remote, version))) {
        throw new TransitionRefused(`${version} was never live for everyone; promote it instead`);
      }
      await requireFit(context, found);
      if (state.stable !== null) await leaveStable(queries, remote, { version: state.stable, at });
      await makeStable(context, version);
      return { action: 'rollback', version };
    },
  };
}
