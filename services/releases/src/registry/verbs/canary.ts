import { v7 as uuidv7 } from 'uuid';
import type { CanaryRequest, Rollout } from '@pazar/contracts/releases/release-state';
import type { RolloutAudience } from '@pazar/contracts/releases/discovery';
import { eq } from '../../database/drizzle.ts';
import { rollouts } from '../../database/tables/rollouts.ts';
import { usualSteps, usualStepsWithAudience } from '../../domain/usual-steps.ts';
import { deploy } from '../deployments.ts';
import { TransitionRefused } from '../refusals.ts';
import {
  audienceFor,
  audienceOf,
  isWithin,
  requireReaders,
  requireVisitors,
} from './canary-audience.ts';
import { requireThawed } from './freeze.ts';
import { requireFit, requireUsable } from './find-version.ts';
import { requireRollout } from './rollout-rows.ts';
import type { Done, Verb, VerbContext } from './verb.ts';

/** As many as `canaryRequestSchema` allows. */
const maxSteps = 20;

/**
 * Starts a canary, or changes the share of the open one: a lower share moves visitors back. Where
 * nothing is live, the others do not see the section.
 */
export function canary(request: CanaryRequest): Verb {
  return {
    run: (context) => {
      if (request.steps && request.percent !== undefined) {
        throw new TransitionRefused('Give either a percentage or steps, not both');
      }
      const { rollout } = context.state;
      // A share stays until an operator changes it: the controller continues with steps alone.
      const automatic = request.automatic && request.percent === undefined;
      const asked = { ...request, automatic };
      return rollout ? change(context, rollout, asked) : start(context, asked);
    },
  };
}

/** Advances the open rollout to its next step. */
export const advance: Verb = {
  run: async (context) => {
    const rollout = requireRollout(context);
    requireThawed(context.state.frozen, context.order.remote);
    const next = rollout.steps[rollout.step + 1];
    if (rollout.state !== 'running') throw new TransitionRefused('The canary is paused', 'paused');
    if (!next)
      throw new TransitionRefused('The canary is at its last step; promote it', 'last-step');
    await move(context, rollout, { step: rollout.step + 1, percent: next.percent });
    return { action: 'advance', version: rollout.version };
  },
};

async function start(
  context: VerbContext,
  { version, automatic, percent: only, steps: given, audience: invited }: CanaryRequest,
): Promise<Done> {
  const id = uuidv7();
  const { queries, state, order, at } = context;
  const { remote } = order;
  requireThawed(state.frozen, remote);
  const audience = await audienceOf({ remote, id }, invited, null);
  const usual = audience ? usualStepsWithAudience : usualSteps;
  const steps = given ?? (only === undefined ? [...usual] : [{ percent: only, holdSeconds: 0 }]);
  const percent = steps[0]?.percent ?? 0;
  requireVisitors(percent, audience);
  await requireReaders(queries, { isFirst: state.stable === null, audience });
  if (state.stable === version)
    throw new TransitionRefused(`${version} is already live`, 'already-live');
  await requireFit(context, await requireUsable(queries, remote, version));
  await queries.insert(rollouts).values({
    id,
    remote,
    version,
    stable: state.stable,
    state: 'running',
    automatic,
    steps,
    step: 0,
    percent,
    audience,
    startedBy: order.actor,
    startedAt: at,
    stepStartedAt: at,
  });
  await deploy(queries, remote, { stable: state.stable, canary: { version, percent } });
  return { action: 'canary', version };
}

async function change(
  context: VerbContext,
  rollout: Rollout,
  { version, percent, steps, automatic, audience: invited }: CanaryRequest,
): Promise<Done> {
  requireOpen(rollout, version);
  const share = shareOf({ steps, percent }, rollout);
  const isShifted = steps !== undefined || share !== rollout.percent;
  requireChange(rollout, isShifted || invited !== undefined || (automatic && !rollout.automatic));
  const audience = await audienceFor(context, rollout, invited);
  requireVisitors(share, audience);
  requireRunning(context, rollout, { steps, share, audience });
  const plan = steps ? { step: 0, steps, automatic } : planOf(rollout, share, automatic);
  // Who else is invited changes nothing about how long the share has held.
  const stepStartedAt = isShifted ? context.at : new Date(rollout.stepStartedAt);
  await move(context, rollout, { ...plan, percent: share, audience, stepStartedAt });
  return { action: 'canary', version };
}

function shareOf({ steps, percent }: Pick<CanaryRequest, 'steps' | 'percent'>, rollout: Rollout) {
  return steps?.[0]?.percent ?? percent ?? rollout.percent;
}

/** The steps of a rollout stay, and so does whether the controller takes them. */
function planOf(rollout: Rollout, share: number, automatic: boolean) {
  return { ...placeOf(rollout, share), automatic: automatic || rollout.automatic };
}

function requireChange({ version, percent }: Rollout, isChanged: boolean): void {
  if (isChanged) return;
  throw new TransitionRefused(
    `${version} is the canary at ${percent} %; give another percentage or steps, invite others, or go to its next step`,
    'unchanged',
  );
}

/** Refuses a canary of another version. */
function requireOpen(rollout: Rollout, version: string): void {
  if (rollout.version === version) return;
  throw new TransitionRefused(
    `${rollout.version} is the open canary; promote it or abort it first`,
    'other-canary',
  );
}

/** Refuses to give a paused canary, or one of a frozen remote, to more visitors; fewer may have it. */
function requireRunning(
  { state, order }: VerbContext,
  rollout: Rollout,
  to: { steps: CanaryRequest['steps']; share: number; audience: RolloutAudience | null },
): void {
  const isFewer =
    to.steps === undefined &&
    to.share <= rollout.percent &&
    isWithin(to.audience, rollout.audience);
  if (isFewer) return;
  requireThawed(state.frozen, order.remote);
  if (rollout.state === 'running') return;
  throw new TransitionRefused('The canary is paused', 'paused');
}

/** The last step that a share has reached. One below the first step becomes the first. */
function placeOf({ steps }: Rollout, percent: number): Pick<Rollout, 'step' | 'steps'> {
  const step = steps.findLastIndex((one) => one.percent <= percent);
  if (step >= 0) return { step, steps };
  const holdSeconds = steps[0]?.holdSeconds ?? 0;
  const others = steps.length < maxSteps ? steps : steps.slice(1);
  return { step: 0, steps: [{ percent, holdSeconds }, ...others] };
}

async function move(
  { queries, order, at }: VerbContext,
  { id, version, stable }: Rollout,
  to: Partial<typeof rollouts.$inferInsert> & { percent: number },
): Promise<void> {
  await queries
    .update(rollouts)
    .set({ stepStartedAt: at, ...to })
    .where(eq(rollouts.id, id));
  await deploy(queries, order.remote, { stable, canary: { version, percent: to.percent } });
}
