import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import { randomUUID } from 'node:crypto';
import type { Registry } from '../open-registry.ts';
import { readState } from '../registry/remote-state.ts';
import { drawBinomial, type Random } from '../simulator/random.ts';

/** A minute of visits that both arms of a rollout get. */
export interface Traffic {
  remote: string;
  /** Visits of each arm. */
  visits: number;
  /** Part of the canary's visits that does not mount. */
  failing: number;
  /** Part of the canary's visits that loads slowly; none when left out. */
  slow?: number;
}

/**
 * Counts the reports of a minute's visits of the open rollout, each from another address; none
 * without one.
 */
export async function reportTraffic(
  registry: Registry,
  traffic: Traffic,
  random: Random,
): Promise<void> {
  for (const events of await playTraffic(registry, traffic, random)) {
    registry.telemetry.add(events, { network: randomUUID(), load: randomUUID() });
  }
}

/** The reports of each visit of a minute; none without an open rollout. */
export async function playTraffic(
  registry: Registry,
  { remote, visits, failing, slow = 0 }: Traffic,
  random: Random,
): Promise<TelemetryEvent[][]> {
  const rollout = (await readState(registry.parts.database.queries, remote))?.rollout;
  if (!rollout) return [];
  const about = { remote, override: false, rollout: rollout.id };
  // Where nobody draws the canary, its visitors are the invited.
  const group = rollout.percent === 0 ? 'invited' : 'canary';
  const canary = { ...about, group, version: rollout.version, reason: 'canary' } as const;
  const crashed = drawBinomial(random, visits, failing);
  const waited = drawBinomial(random, visits, slow);
  const reports = visit(canary, { visits, crashed, waited });
  // Nobody else has a section in its first release, and nobody is compared with the invited.
  if (rollout.stable === null || rollout.percent === 0) return reports;
  const control = {
    ...about,
    group: 'control',
    version: rollout.stable,
    reason: 'default',
  } as const;
  return [...reports, ...visit(control, { visits, crashed: 0, waited: 0 })];
}

type About = Pick<
  TelemetryEvent,
  'remote' | 'override' | 'rollout' | 'group' | 'version' | 'reason'
>;

function visit(
  about: About,
  { visits, crashed, waited }: { visits: number; crashed: number; waited: number },
) {
  return Array.from({ length: visits }, (_, index): TelemetryEvent[] => [
    { ...about, type: 'load', outcome: 'ok', milliseconds: index < waited ? 5000 : 200 },
    { ...about, type: 'verify', outcome: 'ok' },
    { ...about, type: 'mount', outcome: index < crashed ? 'crashed' : 'ok', milliseconds: 10 },
  ]);
}
