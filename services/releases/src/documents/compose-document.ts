import {
  discoveryDocumentSchema,
  discoverySchemaUrl,
  maxDiscoveryBytes,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type EntryRollout,
  type BuildFiles,
} from '@pazar/contracts/releases/discovery';
import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';

export interface LiveVersion {
  remote: string;
  version: string;
  traffic: number;
  isDefault: boolean;
  manifestIntegrity: string;
  section: SectionDescriptor;
  build: BuildFiles;
  /** On a canary: the buckets that get it. */
  rollout?: EntryRollout;
  /** On the default, or a canary without one: versions that may not run any more. */
  recalled?: string[];
}

/** Where builds are served from; the fallback has the same bytes. */
export interface AssetOrigins {
  asset: string;
  fallback?: string | undefined;
}

/** The address of a version's manifest; its folder is the build's folder. */
export function manifestUrl(assetOrigin: string, remote: string, version: string): string {
  return `${assetOrigin}/${remote}/${version}/mf-manifest.json`;
}

/** The exact bytes of the discovery document for these versions, independent of their order. */
export function composeDocument(live: readonly LiveVersion[], origins: AssetOrigins): Buffer {
  const entries = new Map<string, DiscoveryEntry[]>();
  for (const version of live.toSorted(byRemoteAndVersion)) {
    const known = entries.get(version.remote) ?? [];
    entries.set(version.remote, [...known, toEntry(version, origins)]);
  }
  const microFrontends = Object.fromEntries(entries);
  const document: DiscoveryDocument = { schema: discoverySchemaUrl, microFrontends };
  const body = Buffer.from(JSON.stringify(discoveryDocumentSchema.parse(document)));
  if (body.byteLength > maxDiscoveryBytes) {
    throw new Error(`The document would take ${body.byteLength} bytes of ${maxDiscoveryBytes}`);
  }
  return body;
}

function byRemoteAndVersion(left: LiveVersion, right: LiveVersion): number {
  return compare(left.remote, right.remote) || compare(left.version, right.version);
}

// Not `localeCompare`: the bytes must not depend on the machine's language.
function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function toEntry(live: LiveVersion, origins: AssetOrigins): DiscoveryEntry {
  const { remote, version, section, build, rollout, recalled = [] } = live;
  const { asset, fallback } = origins;
  return {
    url: manifestUrl(asset, remote, version),
    ...(fallback !== undefined && { fallbackUrl: manifestUrl(fallback, remote, version) }),
    metadata: { integrity: live.manifestIntegrity, version },
    extras: {
      pazar: {
        section,
        build,
        ...(rollout && { rollout }),
        ...(recalled.length > 0 && { recalled }),
      },
    },
    deployment: { traffic: live.traffic, default: live.isDefault },
  };
}
