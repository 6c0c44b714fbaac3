import { v7 as uuidv7 } from 'uuid';
import type { CanaryRequest, Rollout, RolloutStep } from '@pazar/contracts/releases/release-state';
import { eq } from '../../database/drizzle.ts';
import { rollouts } from '../../database/tables.ts';
import { usualSteps } from '../../domain/usual-steps.ts';
import { deploy } from '../deployments.ts';
import { TransitionRefused } from '../refusals.ts';
import { requireFit, requireUsable } from './find-version.ts';
import { requireRollout } from './rollout-rows.ts';
import type { Done, Verb, VerbContext } from './verb.ts';

/** Starts a canary, or raises the open one. Raising adds visitors and moves nobody back. */
export function canary(request: CanaryRequest): Verb {
  return {
    run: async (context) => {
      const { rollout } = context.state;
      const steps = stepsOf(request);
      return rollout
        ? raise(context, rollout, { ...request, steps })
        : start(context, request, steps);
    },
  };
}

/** Advances the open rollout to its next step. */
export const advance: Verb = {
  run: async (context) => {
    const rollout = requireRollout(context);
    const next = rollout.steps[rollout.step + 1];
    if (rollout.state !== 'running') throw new TransitionRefused('The canary is paused');
    if (!next) throw new TransitionRefused('The canary is at its last step');
    await move(context, rollout, { step: rollout.step + 1, percent: next.percent });
    return { action: 'advance', version: rollout.version };
  },
};

function stepsOf({ percent, steps }: CanaryRequest): RolloutStep[] {
  if (steps && percent !== undefined) {
    throw new TransitionRefused('Give either a percentage or steps, not both');
  }
  return steps ?? (percent === undefined ? [...usualSteps] : [{ percent, holdSeconds: 0 }]);
}

async function start(
  context: VerbContext,
  { version, automatic }: CanaryRequest,
  steps: RolloutStep[],
): Promise<Done> {
  const { queries, state, order, at } = context;
  const { remote } = order;
  const percent = steps[0]?.percent ?? 0;
  if (state.stable === null) {
    throw new TransitionRefused(
      `${remote} has no live version to compare with; promote a version first`,
    );
  }
  if (state.stable === version) throw new TransitionRefused(`${version} is already live`);
  await requireFit(context, await requireUsable(queries, remote, version));
  await queries.insert(rollouts).values({
    id: uuidv7(),
    remote,
    version,
    stable: state.stable,
    state: 'running',
    automatic,
    steps,
    step: 0,
    percent,
    startedBy: order.actor,
    startedAt: at,
    stepStartedAt: at,
  });
  await deploy(queries, remote, { stable: state.stable, canary: { version, percent } });
  return { action: 'canary', version };
}

async function raise(
  context: VerbContext,
  rollout: Rollout,
  { version, steps, automatic }: CanaryRequest & { steps: RolloutStep[] },
): Promise<Done> {
  const percent = steps[0]?.percent ?? 0;
  if (rollout.version !== version) {
    throw new TransitionRefused(
      `${rollout.version} is the open canary; promote it or roll it back first`,
    );
  }
  if (rollout.state !== 'running') throw new TransitionRefused('The canary is paused');
  if (percent <= rollout.percent) {
    throw new TransitionRefused(`${version} is at ${rollout.percent} %; it can only be raised`);
  }
  await move(context, rollout, { step: 0, percent, steps, automatic });
  return { action: 'canary', version };
}

async function move(
  { queries, order, at }: VerbContext,
  { id, version, stable }: Rollout,
  to: Partial<typeof rollouts.$inferInsert> & { percent: number },
): Promise<void> {
  await queries
    .update(rollouts)
    .set({ ...to, stepStartedAt: at })
    .where(eq(rollouts.id, id));
  await deploy(queries, order.remote, { stable, canary: { version, percent: to.percent } });
}
