import { eq } from '../../database/drizzle.ts';
import { rollouts } from '../../database/tables/rollouts.ts';
import { TransitionRefused } from '../refusals.ts';
import { requireRollout } from './rollout-rows.ts';
import type { Verb } from './verb.ts';

/** Holds the open canary until it is resumed. */
export const pause: Verb = {
  run: async (context) => {
    const { id, version, state } = requireRollout(context);
    if (state === 'paused') throw new TransitionRefused('The canary is already paused');
    await context.queries.update(rollouts).set({ state: 'paused' }).where(eq(rollouts.id, id));
    return { action: 'pause', version };
  },
};

/** Resumes a paused canary; the hold time of its step restarts. */
export const resume: Verb = {
  run: async (context) => {
    const { id, version, state } = requireRollout(context);
    if (state !== 'paused') throw new TransitionRefused('The canary is not paused');
    await context.queries
      .update(rollouts)
      .set({ state: 'running', stepStartedAt: context.at })
      .where(eq(rollouts.id, id));
    return { action: 'resume', version };
  },
};
