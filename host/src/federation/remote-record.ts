import { containerNameOf } from '@pazar/contracts/section-descriptor';
import type { DiscoveryDocument, DiscoveryEntry } from '@pazar/contracts/discovery';

/** One remote at the version that this tab uses, with absolute addresses. */
export interface RemoteRecord {
  readonly name: string;
  readonly version: string;
  /** Why this version: the document's default, or a development server in its place. */
  readonly reason: 'default' | 'development';
  /** The name that the container registers under; prefixed so that it collides with no global. */
  readonly container: string;
  readonly manifest: string;
  /** Folder of the build, with a slash at the end. */
  readonly base: string;
  readonly entry: DiscoveryEntry;
  /** Integrity of every script and style, by absolute address; null on a development server. */
  readonly integrity: ReadonlyMap<string, string> | null;
}

/**
 * The default version of every remote in the document. An entry from an origin that the
 * configuration does not name is left out: signed or not, its code may not run here.
 */
export function remoteRecords(
  document: DiscoveryDocument,
  assetOrigins: readonly string[],
): RemoteRecord[] {
  const origins = new Set(assetOrigins.map((origin) => new URL(origin).origin));
  return Object.entries(document.microFrontends).flatMap(([name, entries]) => {
    const entry = entries.find((candidate) => candidate.deployment.default);
    return entry !== undefined && origins.has(new URL(entry.url).origin)
      ? [remoteRecord(name, entry)]
      : [];
  });
}

function remoteRecord(name: string, entry: DiscoveryEntry): RemoteRecord {
  const base = new URL('.', entry.url).href;
  const { build } = entry.extras.pazar;
  return {
    name,
    version: entry.metadata.version,
    reason: 'default',
    container: build.container ?? containerNameOf(name),
    manifest: entry.url,
    base,
    entry,
    integrity: new Map(
      Object.entries(build.integrity).map(([path, hash]) => [new URL(path, base).href, hash]),
    ),
  };
}
