import { bucketOf, isInRange } from '@pazar/contracts/bucket';
import type { DiscoveryDocument, DiscoveryEntry } from '@pazar/contracts/discovery';
import type { RolloutGroup } from '@pazar/contracts/telemetry';

/** A remote's version for this tab, and the side of a rollout on which that puts the tab. */
export interface ChosenEntry {
  readonly entry: DiscoveryEntry;
  readonly reason: 'default' | 'canary';
  readonly group: RolloutGroup;
  /** The running rollout, or null. */
  readonly rollout: string | null;
}

/** Where this visitor stands in each running rollout, by the remote's name. */
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

/** The canary for those in its range, the default for all others and where the canary is recalled. */
export function chooseEntry(
  entries: readonly DiscoveryEntry[],
  bucket: number | undefined,
): ChosenEntry | undefined {
  const standard = defaultOf(entries);
  if (standard === undefined) return undefined;
  const canary = entries.find((entry) => rolloutOf(entry) !== undefined);
  const rollout = canary && rolloutOf(canary);
  if (
    canary === undefined ||
    rollout === undefined ||
    bucket === undefined ||
    isRecalled(entries, canary.metadata.version)
  ) {
    return { entry: standard, reason: 'default', group: 'other', rollout: null };
  }
  if (isInRange(bucket, rollout.canary)) {
    return { entry: canary, reason: 'canary', group: 'canary', rollout: rollout.id };
  }
  const group = isInRange(bucket, rollout.control) ? 'control' : 'other';
  return { entry: standard, reason: 'default', group, rollout: rollout.id };
}

/** The default version of a remote. */
export function defaultOf(entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  return entries.find(({ deployment }) => deployment.default);
}

/** Whether a version of a remote must not run any more. */
export function isRecalled(entries: readonly DiscoveryEntry[], version: string): boolean {
  return defaultOf(entries)?.extras.pazar.recalled?.includes(version) ?? false;
}

const rolloutOf = ({ extras }: DiscoveryEntry) => extras.pazar.rollout;
