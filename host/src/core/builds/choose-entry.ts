import { drawOf, isInRange } from '@pazar/contracts/releases/draw';
import type {
  DiscoveryDocument,
  DiscoveryEntry,
  EntryRollout,
} from '@pazar/contracts/releases/discovery';
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

/** A visitor's place in a running rollout. */
export interface Place {
  readonly bucket: number;
  /** Whether they get the canary whatever their bucket is. */
  readonly isInvited: boolean;
}

/** This visitor's place in each running rollout, by the remote's name. */
export async function rolloutPlaces(
  { microFrontends }: DiscoveryDocument,
  subject: () => string,
  session: Pick<Session, 'roles'> | null,
): Promise<ReadonlyMap<string, Place>> {
  const running = Object.entries(microFrontends).flatMap(([name, entries]) => {
    const rollout = entries.map(rolloutOf).find((found) => found !== undefined);
    return rollout === undefined ? [] : [{ name, rollout }];
  });
  return new Map(
    await Promise.all(
      running.map(async ({ name, rollout: { id, audience } }) => {
        const { bucket, mark } = await drawOf(name, id, subject());
        const isInvited =
          audience?.roles.some((role) => session?.roles.includes(role)) ||
          audience?.agents.includes(mark);
        return [name, { bucket, isInvited: isInvited === true }] as const;
      }),
    ),
  );
}

/**
 * The canary for those in its range or its audience, the default for all others and where the canary is recalled.
 * Undefined where there is no default: in the first release of a section.
 */
export function chooseEntry(
  entries: readonly DiscoveryEntry[],
  place: Place | undefined,
): ChosenEntry | undefined {
  const standard = defaultOf(entries);
  const canary = entries.find((entry) => rolloutOf(entry) !== undefined);
  const rollout = canary && rolloutOf(canary);
  if (
    canary === undefined ||
    rollout === undefined ||
    place === undefined ||
    isRecalled(entries, canary.metadata.version)
  ) {
    return standard && { entry: standard, reason: 'default', group: 'other', rollout: null };
  }
  const group = canaryGroup(place, rollout);
  if (group !== null) return { entry: canary, reason: 'canary', group, rollout: rollout.id };
  return standard && besideCanary(standard, place, rollout);
}

/** The side of a visitor who gets the canary; null for one who does not. */
function canaryGroup({ bucket, isInvited }: Place, { canary }: EntryRollout) {
  if (isInRange(bucket, canary)) return 'canary';
  return isInvited ? 'invited' : null;
}

function besideCanary(entry: DiscoveryEntry, place: Place, rollout: EntryRollout): ChosenEntry {
  const group = isInRange(place.bucket, rollout.control) ? 'control' : 'other';
  return { entry, reason: 'default', group, rollout: rollout.id };
}

/** The default version of a remote. */
export function defaultOf(entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined {
  return entries.find(({ deployment }) => deployment.default);
}

/** Whether a version of a remote must not run any more. */
export function isRecalled(entries: readonly DiscoveryEntry[], version: string): boolean {
  return entries.some(({ extras }) => extras.pazar.recalled?.includes(version));
}

/** Whether a canary of any remote is running. */
export function hasRollout({ microFrontends }: DiscoveryDocument): boolean {
  return Object.values(microFrontends)
    .flat()
    .some((entry) => rolloutOf(entry) !== undefined);
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
