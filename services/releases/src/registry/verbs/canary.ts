import { v7 as uuidv7 } from 'uuid';
import type {
  AudienceRequest,
  CanaryRequest,
  Rollout,
} from '@pazar/contracts/releases/release-state';
import {
  documentShapes,
  maxInvited,
  type RolloutAudience,
  rolloutAudienceSchema,
} from '@pazar/contracts/releases/discovery';
import { drawOf } from '@pazar/contracts/releases/draw';
import { eq } from '../../database/drizzle.ts';
import type { Queries } from '../../database/open-database.ts';
import { rollouts } from '../../database/tables.ts';
import { usualSteps, usualStepsWithAudience } from '../../domain/usual-steps.ts';
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

/** A shell that does not read such a canary would reject the whole document. */
async function requireReaders(
  queries: Queries,
  { isFirst, audience }: { isFirst: boolean; audience: RolloutAudience | null },
): Promise<void> {
  const needed = audience ? documentShapes.audiences : documentShapes.firstReleases;
  const [live] = await readHosts(queries);
  const isPlain = !isFirst && audience === null;
  if (isPlain || !live || (live.facts.documents ?? 1) >= needed) return;
  const lacks = audience
    ? 'cannot show a canary to an audience. Serve and announce a newer shell, or give a percentage only'
    : 'cannot show a first release to some visitors only. Serve and announce a newer shell, or promote the version';
  throw new TransitionRefused(`The live shell ${live.facts.version} ${lacks}`, 'older-shell');
}

async function change(
  context: VerbContext,
  rollout: Rollout,
  { version, percent, steps, automatic, audience: invited }: CanaryRequest,
): Promise<Done> {
  requireOpen(rollout, version);
  const share = steps?.[0]?.percent ?? percent ?? rollout.percent;
  const isShifted = steps !== undefined || share !== rollout.percent;
  const isHandedOver = automatic && !rollout.automatic;
  const isChanged = isShifted || isHandedOver || invited !== undefined;
  if (!isChanged) {
    throw new TransitionRefused(
      `${version} is the canary at ${rollout.percent} %; give another percentage or steps, invite others, or go to its next step`,
      'unchanged',
    );
  }
  const audience = await audienceFor(context, rollout, invited);
  requireVisitors(share, audience);
  requireRunning(rollout, { steps, share, audience });
  const plan = steps
    ? { step: 0, steps, automatic }
    : { ...placeOf(rollout, share), automatic: automatic || rollout.automatic };
  // Who else is invited changes nothing about how long the share has held.
  const stepStartedAt = isShifted ? context.at : new Date(rollout.stepStartedAt);
  await move(context, rollout, { ...plan, percent: share, audience, stepStartedAt });
  return { action: 'canary', version };
}

/** The audience of an open rollout: another one where it is asked for. */
async function audienceFor(
  { queries, order }: VerbContext,
  { id, stable, audience }: Rollout,
  invited: AudienceRequest | undefined,
): Promise<RolloutAudience | null> {
  const before = audience && rolloutAudienceSchema.parse(audience);
  if (invited === undefined) return before;
  const asked = await audienceOf({ remote: order.remote, id }, invited, before);
  await requireReaders(queries, { isFirst: stable === null, audience: asked });
  return asked;
}

/** Agents are stored as the document names them, which says to nobody who they are. */
async function audienceOf(
  { remote, id }: { remote: string; id: string },
  invited: AudienceRequest | undefined,
  before: RolloutAudience | null,
): Promise<RolloutAudience | null> {
  const { roles = [], agents = [], keep = false } = invited ?? {};
  const draws = await Promise.all(agents.map((agent) => drawOf(remote, id, agent)));
  const kept = (keep ? before : null) ?? { roles: [], agents: [] };
  const all = {
    roles: [...new Set([...kept.roles, ...roles])],
    agents: [...new Set([...kept.agents, ...draws.map(({ mark }) => mark)])].toSorted(),
  };
  if (all.agents.length > maxInvited) {
    throw new TransitionRefused(`A canary can invite ${maxInvited} agents by name, not more`);
  }
  return all.roles.length === 0 && all.agents.length === 0 ? null : all;
}

/** Refuses a canary that nobody would get. */
function requireVisitors(percent: number, audience: RolloutAudience | null): void {
  if (percent > 0 || audience) return;
  throw new TransitionRefused(
    'A canary of 0 % needs an audience: roles or agents who get it. Abort ends a canary',
    'no-audience',
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

/** Refuses to give a paused canary to more visitors; fewer may have it. */
function requireRunning(
  rollout: Rollout,
  to: { steps: CanaryRequest['steps']; share: number; audience: RolloutAudience | null },
): void {
  const isFewer =
    to.steps === undefined &&
    to.share <= rollout.percent &&
    isWithin(to.audience, rollout.audience);
  if (rollout.state === 'running' || isFewer) return;
  throw new TransitionRefused('The canary is paused', 'paused');
}

/** Whether an audience invites nobody whom the other one does not. */
function isWithin(audience: Rollout['audience'], other: Rollout['audience']): boolean {
  const { roles = [], agents = [] } = audience ?? {};
  return (
    roles.every((role) => other?.roles.includes(role)) &&
    agents.every((agent) => other?.agents.includes(agent))
  );
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
