import { deploy } from '../deployments.ts';
import { endRollout, requireRollout } from './rollout-rows.ts';
import type { Verb } from './verb.ts';

/** Ends the open canary: all visitors get the stable version again. */
export const abort: Verb = {
  run: async (context) => {
    const rollout = requireRollout(context);
    await endRollout(context, rollout, 'rolled-back');
    await deploy(context.queries, context.order.remote, { stable: rollout.stable });
    return { action: 'abort', version: rollout.version };
  },
};
