import type { VersionRequest } from '@pazar/contracts/releases/release-state';
import { TransitionRefused } from '../refusals.ts';
import { requireFit, requireUsable } from './find-version.ts';
import { requireThawed } from './freeze.ts';
import { endRollout, makeStable } from './rollout-rows.ts';
import type { Verb, VerbContext } from './verb.ts';

/** Makes the open canary live for all, or without one the named version. */
export function promote({ version: named }: VersionRequest): Verb {
  return {
    run: async (context) => {
      const { state, queries, order } = context;
      requireThawed(state.frozen, order.remote);
      const version = targetOf(context, named);
      if (version === state.stable)
        throw new TransitionRefused(`${version} is already live`, 'already-live');
      await requireFit(context, await requireUsable(queries, order.remote, version));
      if (state.rollout) await endRollout(context, state.rollout, 'completed');
      await makeStable(context, version);
      return { action: 'promote', version };
    },
  };
}

function targetOf({ state }: VerbContext, named: string | undefined): string {
  const canary = state.rollout?.version;
  if (canary !== undefined && named !== undefined && canary !== named) {
    throw new TransitionRefused(
      `${canary} is the open canary; promote it or abort it first`,
      'other-canary',
    );
  }
  const version = canary ?? named;
  if (version === undefined) {
    throw new TransitionRefused(`${state.name} has no canary; name the version to promote`);
  }
  return version;
}
