import { bucketOf, isInRange } from '@pazar/contracts/releases/bucket';
import type { DiscoveryDocument, DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import type { Session } from '@pazar/contracts/session';
import type { RolloutGroup } from '@pazar/contracts/releases/telemetry';

/** A remote's version for this tab, and the side of a rollout on which that puts the tab. */
export interface ChosenEntry {
  readonly entry: DiscoveryEntry;
  readonly reason: 'default' | 'canary';
  readonly group: RolloutGroup;
  /** The running rollout, or null. */
  readonly rollout: string | null;
}

/** This visitor's bucket in each running rollout, by the remote's name. */
export async function rolloutBuckets(
  { microFrontends }: DiscoveryDocument,
  subject: () => string,
): Promise<ReadonlyMap<string, number>> {
  const running = Object.entries(microFrontends).flatMap(([name, entries]) => {
    const rollout = entries.map(rolloutOf).find((found) => found !== undefined);
    return rollout === undefined ? [] : [{ name, rollout }];
  });
  return new Map(
    await Promise.all(
      running.map(
        async ({ name, rollout }) => [name, await bucketOf(name, rollout.id, subject())] as const,
      ),
    ),
  );
}

/**
 * The canary for those in its range, the default for all others and where the canary is recalled.
 * Undefined where there is no default: in the first release of a section.
 */
export function chooseEntry(
  entries: readonly DiscoveryEntry[],
  bucket: number | undefined,
): ChosenEntry | undefined {
  const standard = defaultOf(entries);
  const canary = entries.find((entry) => rolloutOf(entry) !== undefined);
  const rollout = canary && rolloutOf(canary);
  if (
    canary === undefined ||
    rollout === undefined ||
    bucket === undefined ||
    isRecalled(entries, canary.metadata.version)
  ) {
    return standard && { entry: standard, reason: 'default', group: 'other', rollout: null };
  }
  if (isInRange(bucket, rollout.canary)) {
    return { entry: canary, reason: 'canary', group: 'canary', rollout: rollout.id };
  }
  if (standard === undefined) return undefined;
  const group = isInRange(bucket, rollout.control) ? 'control' : 'other';
  return { entry: standard, reason: 'default', group, rollout: rollout.id };
}

/** The default version of a remote. */
export function defaultOf(entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  return entries.find(({ deployment }) => deployment.default);
}

/** Whether a version of a remote must not run any more. */
export function isRecalled(entries: readonly DiscoveryEntry[], version: string): boolean {
  return entries.some(({ extras }) => extras.pazar.recalled?.includes(version));
}

const rolloutOf = ({ extras }: DiscoveryEntry) => extras.pazar.rollout;

/** Local storage key of the browser's random number. */
const deviceKey = 'pazar.device';

/**
 * The unit of a rollout's draw. For a signed-in agent it is the agent, so that all their devices
 * agree. Before the first sign-in it is this browser: a random number that identifies nobody and is
 * never sent.
 */
export function rolloutSubject(session: Pick<Session, 'id'> | null, storage: Storage): string {
  return session?.id ?? storage.getItem(deviceKey) ?? newDevice(storage);
}

function newDevice(storage: Storage): string {
  const device = crypto.randomUUID();
  try {
    storage.setItem(deviceKey, device);
  } catch {
    // Storage is full: this tab keeps its number, the next one draws again.
  }
  return device;
}
