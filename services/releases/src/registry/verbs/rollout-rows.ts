import type { Rollout, RolloutState } from '@pazar/contracts/releases/release-state';
import { eq } from '../../database/drizzle.ts';
import { rollouts } from '../../database/tables/rollouts.ts';
import { deploy } from '../deployments.ts';
import { TransitionRefused } from '../refusals.ts';
import { becomeStable } from '../stable-versions.ts';
import type { VerbContext } from './verb.ts';

/** The open rollout; throws when there is none. */
export function requireRollout({ state }: VerbContext): Rollout {
  if (!state.rollout) throw new TransitionRefused(`${state.name} has no canary`);
  return state.rollout;
}

/** Ends the open rollout; the caller changes the live versions. */
export async function endRollout(
  { queries, at }: VerbContext,
  rollout: Rollout,
  ended: Extract<RolloutState, 'completed' | 'rolled-back' | 'recalled'>,
): Promise<void> {
  await queries
    .update(rollouts)
    .set({ state: ended, endedAt: at })
    .where(eq(rollouts.id, rollout.id));
}

/** Gives everybody a version. */
export async function makeStable(
  { queries, order, at }: VerbContext,
  version: string,
): Promise<void> {
  await deploy(queries, order.remote, { stable: version });
  await becomeStable(queries, order.remote, { version, since: at });
}
