import {
  discoveryDocumentSchema,
  discoverySchemaUrl,
  maxDiscoveryBytes,
  type DiscoveryDocument,
  type DiscoveryEntry,
  type RemoteBuild,
} from '@pazar/contracts/discovery';
import type { SectionDescriptor } from '@pazar/contracts/section-descriptor';

/** One version that gets traffic. */
export interface LiveVersion {
  remote: string;
  version: string;
  traffic: number;
  isDefault: boolean;
  manifestIntegrity: string;
  section: SectionDescriptor;
  build: RemoteBuild;
}

/** The address of a version's manifest; its folder is the build's folder. */
export function manifestUrl(assetOrigin: string, remote: string, version: string): string {
  return `${assetOrigin}/${remote}/${version}/mf-manifest.json`;
}

/** The exact bytes of the discovery document for these versions; the order given does not matter. */
export function composeDocument(live: readonly LiveVersion[], assetOrigin: string): Buffer {
  const microFrontends: Record<string, DiscoveryEntry[]> = {};
  for (const version of live.toSorted(byRemoteAndVersion)) {
    (microFrontends[version.remote] ??= []).push(toEntry(version, assetOrigin));
  }
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

function toEntry(live: LiveVersion, assetOrigin: string): DiscoveryEntry {
  return {
    url: manifestUrl(assetOrigin, live.remote, live.version),
    metadata: { integrity: live.manifestIntegrity, version: live.version },
    extras: { pazar: { section: live.section, build: live.build } },
    deployment: { traffic: live.traffic, default: live.isDefault },
  };
}
