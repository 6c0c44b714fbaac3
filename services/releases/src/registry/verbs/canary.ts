import { v7 as uuidv7 } from 'uuid';
import type { CanaryRequest, Rollout } from '@pazar/contracts/releases/release-state';
import { documentShape } from '@pazar/contracts/releases/discovery';
import { eq } from '../../database/drizzle.ts';
import type { Queries } from '../../database/open-database.ts';
import { rollouts } from '../../database/tables.ts';
import { usualSteps } from '../../domain/usual-steps.ts';
import { deploy } from '../deployments.ts';
import { readHosts } from '../hosts.ts';
import { TransitionRefused } from '../refusals.ts';
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
      return rollout ? change(context, rollout, request) : start(context, request);
    },
  };
}

/** Advances the open rollout to its next step. */
export const advance: Verb = {
  run: async (context) => {
    const rollout = requireRollout(context);
    const next = rollout.steps[rollout.step + 1];
    if (rollout.state !== 'running') throw new TransitionRefused('The canary is paused');
    if (!next) throw new TransitionRefused('The canary is at its last step; promote it');
    await move(context, rollout, { step: rollout.step + 1, percent: next.percent });
    return { action: 'advance', version: rollout.version };
  },
};

async function start(
  context: VerbContext,
  { version, automatic, percent: only, steps: given }: CanaryRequest,
): Promise<Done> {
  const fixed = only === undefined ? [...usualSteps] : [{ percent: only, holdSeconds: 0 }];
  const steps = given ?? fixed;
  const { queries, state, order, at } = context;
  const { remote } = order;
  const percent = steps[0]?.percent ?? 0;
  if (state.stable === null) await requireReaders(queries);
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

/** A shell that does not read a section without a default would reject the whole document. */
async function requireReaders(queries: Queries): Promise<void> {
  const [live] = await readHosts(queries);
  if (!live || (live.facts.documents ?? 1) >= documentShape) return;
  throw new TransitionRefused(
    `The live shell ${live.facts.version} cannot show a first release to some visitors only. Serve and announce a newer shell, or promote the version`,
  );
}

async function change(
  context: VerbContext,
  rollout: Rollout,
  { version, percent, steps, automatic }: CanaryRequest,
): Promise<Done> {
  const share = steps?.[0]?.percent ?? percent;
  requireOpen(rollout, version);
  if (share === undefined || (steps === undefined && share === rollout.percent)) {
    throw new TransitionRefused(
      `${version} is the canary at ${rollout.percent} %; give another percentage or steps, or go to its next step`,
    );
  }
  requireRunning(rollout, { steps, share });
  const plan = steps
    ? { step: 0, steps, automatic }
    : { ...placeOf(rollout, share), automatic: automatic || rollout.automatic };
  await move(context, rollout, { ...plan, percent: share });
  return { action: 'canary', version };
}

/** Refuses a canary of another version. */
function requireOpen(rollout: Rollout, version: string): void {
  if (rollout.version === version) return;
  throw new TransitionRefused(
    `${rollout.version} is the open canary; promote it or abort it first`,
  );
}

/** Refuses to give a paused canary to more visitors; fewer may have it. */
function requireRunning(
  rollout: Rollout,
  { steps, share }: { steps: CanaryRequest['steps']; share: number },
): void {
  if (rollout.state === 'running' || (steps === undefined && share < rollout.percent)) return;
  throw new TransitionRefused('The canary is paused');
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
    .set({ ...to, stepStartedAt: at })
    .where(eq(rollouts.id, id));
  await deploy(queries, order.remote, { stable, canary: { version, percent: to.percent } });
}
