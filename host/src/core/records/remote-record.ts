import { containerNameOf } from '@pazar/contracts/section-descriptor';
import type { DiscoveryDocument, DiscoveryEntry } from '@pazar/contracts/discovery';
import type { RolloutGroup, VersionReason } from '@pazar/contracts/telemetry';
import { chooseEntry } from './choose-entry.ts';

/** One remote at the version that this tab uses, with absolute addresses. */
export interface RemoteRecord {
  readonly name: string;
  readonly version: string;
  /** Why this version. */
  readonly reason: VersionReason;
  /** The side of the running rollout on which this tab stands. */
  readonly group: RolloutGroup;
  /** The running rollout of the remote, or null. */
  readonly rollout: string | null;
  /** The global of the container; prefixed so that it collides with no other global. */
  readonly container: string;
  /** The name by which the federation runtime knows this build at this address. */
  readonly registered: string;
  readonly manifest: string;
  /** Folder of the build, with a slash at the end. */
  readonly base: string;
  readonly entry: DiscoveryEntry;
  /** Integrity of every script and style, by absolute address; null on a development server. */
  readonly integrity: ReadonlyMap<string, string> | null;
}

/** Why a record was made, and for which side of a rollout. */
export type RecordReason = Pick<RemoteRecord, 'reason' | 'group' | 'rollout'>;

/**
 * Every remote in the document, at the version that this tab takes. An entry from an origin that
 * the configuration does not name is left out: signed or not, its code may not run here.
 *
 * @param buckets where this visitor stands in each rollout, by the remote's name
 */
export function remoteRecords(
  document: DiscoveryDocument,
  assetOrigins: readonly string[],
  buckets: ReadonlyMap<string, number> = new Map(),
): RemoteRecord[] {
  const isAllowed = originCheck(assetOrigins);
  return Object.entries(document.microFrontends).flatMap(([name, entries]) => {
    const chosen = chooseEntry(entries, buckets.get(name));
    return chosen !== undefined && isAllowed(chosen.entry.url)
      ? [recordOf(name, chosen.entry, chosen)]
      : [];
  });
}

/** Whether an address is on one of the origins, however the configuration writes them. */
export function originCheck(assetOrigins: readonly string[]): (address: string) => boolean {
  const origins = new Set(assetOrigins.map((origin) => new URL(origin).origin));
  return (address) => origins.has(new URL(address).origin);
}

/** An entry as the loader takes it. */
export function recordOf(
  name: string,
  entry: DiscoveryEntry,
  { reason, group, rollout }: RecordReason,
): RemoteRecord {
  const base = new URL('.', entry.url).href;
  const { build } = entry.extras.pazar;
  const container = build.container ?? containerNameOf(name);
  return {
    name,
    version: entry.metadata.version,
    reason,
    group,
    rollout,
    container,
    // Two versions may have one container: of a build, only its texts can be others.
    registered: `${container}_${entry.metadata.version.replaceAll(/\W/g, '_')}`,
    manifest: entry.url,
    base,
    entry,
    integrity: new Map(
      Object.entries(build.integrity).map(([path, hash]) => [new URL(path, base).href, hash]),
    ),
  };
}
