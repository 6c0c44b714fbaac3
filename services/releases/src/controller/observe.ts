import type { Rollout } from '@pazar/contracts/releases/release-state';
import type { Queries } from '../database/open-database.ts';
import { readMinutes } from '../telemetry/telemetry-store.ts';
import type { Observation } from '../judgement/judge.ts';

const minuteMs = 60_000;

/** The reports of browsers on a rollout up to the last full minute. */
export async function observe(
  queries: Queries,
  rollout: Rollout,
  { now, ...limits }: { now: Date } & Pick<Observation, 'minimumSamples' | 'accepted'>,
): Promise<Observation> {
  // The current minute is left out: a window that still grows would be counted twice.
  const until = new Date(now.getTime() - (now.getTime() % minuteMs));
  const minutes = await readMinutes(queries, rollout, until);
  const stepBegan = Date.parse(rollout.stepStartedAt);
  const stepMinutes = minutes.filter(({ at }) => at.getTime() >= stepBegan).length;
  const hasControl = rollout.stable !== null && rollout.percent > 0;
  return { minutes, stepMinutes, percent: rollout.percent, hasControl, ...limits };
}
