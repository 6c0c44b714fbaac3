import { deploy } from '../deployments.ts';
import { TransitionRefused } from '../refusals.ts';
import { leaveStable } from '../stable-versions.ts';
import { endRollout } from './rollout-rows.ts';
import type { Verb } from './verb.ts';

/**
 * Removes a section from the document: visitors get none of its versions until one is promoted, or
 * published live. An open canary ends.
 */
export const withdraw: Verb = {
  run: async (context) => {
    const { queries, state, order, at } = context;
    const version = state.stable ?? state.rollout?.version;
    if (version === undefined)
      throw new TransitionRefused(`${order.remote} has no live version`, 'nothing-live');
    if (state.rollout) await endRollout(context, state.rollout, 'rolled-back');
    await leaveStable(queries, order.remote, { version, at });
    await deploy(queries, order.remote, { stable: null });
    return { action: 'withdraw', version };
  },
};
