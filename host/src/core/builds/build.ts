import type { PlacedEntry } from '@pazar/contracts/releases/common-files';
import type { BuildFiles, DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import {
  containerNameOf,
  type SectionDescriptor,
} from '@pazar/contracts/releases/section-descriptor';
import type { RolloutGroup, VersionReason } from '@pazar/contracts/releases/telemetry';
import { chooseEntry, type Place } from './choose-entry.ts';

/** One version of a remote that this tab may run, with absolute URLs. */
export interface Build {
  /** Name of the remote. */
  readonly name: string;
  readonly version: string;
  /** Why this version. */
  readonly reason: VersionReason;
  /** The side of the running rollout on which this tab is. */
  readonly group: RolloutGroup;
  /** The running rollout of the remote, or null. */
  readonly rollout: string | null;
  /** Name of the container's global variable; the prefix avoids collisions. */
  readonly container: string;
  /** The name by which the federation runtime knows this build at this URL. */
  readonly registered: string;
  /** URL of the manifest; unique for each build, so it serves as the build's key. */
  readonly manifest: string;
  /** Folder of its files, with a slash at the end: the version's own, or that of all versions. */
  readonly base: string;
  /** `base` relative to the manifest; the manifest's own folder when absent. */
  readonly folder?: string;
  /** Manifest of the same bytes on another origin. */
  readonly fallbackUrl?: string | undefined;
  readonly section: SectionDescriptor;
  /** Its files, relative to `base`. */
  readonly files: Omit<BuildFiles, 'container' | 'integrity'>;
  /** Integrity of every script and style, by absolute URL; null on a development server. */
  readonly integrity: ReadonlyMap<string, string> | null;
}

/** Why this build was chosen, and its side of a rollout. */
export type BuildReason = Pick<Build, 'reason' | 'group' | 'rollout'>;

/**
 * The builds that this tab runs, one for each remote in the document. Leaves out an entry from an
 * origin that the configuration does not allow: signed or not, its code may not run here.
 *
 * @param places this visitor's place in each rollout, by the remote's name
 */
export function chosenBuilds(
  document: DiscoveryDocument,
  assetOrigins: readonly string[],
  places: ReadonlyMap<string, Place> = new Map(),
): Build[] {
  const isAllowed = originCheck(assetOrigins);
  return Object.entries(document.microFrontends).flatMap(([name, entries]) => {
    const chosen = chooseEntry(entries, places.get(name));
    return chosen !== undefined && isAllowed(chosen.entry.url)
      ? [buildOf(name, chosen.entry, chosen)]
      : [];
  });
}

/** Whether a URL is on one of the origins, in any spelling that the configuration uses. */
export function originCheck(assetOrigins: readonly string[]): (url: string) => boolean {
  const origins = new Set(assetOrigins.map((origin) => new URL(origin).origin));
  return (url) => origins.has(new URL(url).origin);
}

/** The build of an entry of the document. */
export function buildOf(
  name: string,
  { url: manifest, fallbackUrl, metadata: { version }, extras, folder = '.' }: PlacedEntry,
  { reason, group, rollout }: BuildReason,
): Build {
  const base = new URL(folder, manifest).href;
  const { section, build: files } = extras.pazar;
  const container = files.container ?? containerNameOf(name);
  const { entry, integrity } = files;
  return {
    name,
    version,
    reason,
    group,
    rollout,
    container,
    // Two versions with the same entry have the same code: they differ in their texts only.
    registered: `${container}_${folder === '.' ? version : entry}`.replaceAll(/\W/g, '_'),
    manifest,
    base,
    folder,
    fallbackUrl,
    section,
    files,
    integrity: new Map(
      Object.entries(integrity).map(([path, hash]) => [new URL(path, base).href, hash]),
    ),
  };
}

/** The same bytes from the second origin, or null where the document names none. */
export function fallbackOf(build: Build): Build | null {
  const { fallbackUrl: manifest, integrity } = build;
  if (manifest === undefined || integrity === null) return null;
  const base = new URL(build.folder ?? '.', manifest).href;
  const moved = [...integrity].map(
    ([url, hash]) => [new URL(url.slice(build.base.length), base).href, hash] as const,
  );
  return {
    ...build,
    reason: 'rescue-fallback',
    // The runtime keeps one URL per name.
    registered: `${build.registered}_fallback`,
    manifest,
    base,
    integrity: new Map(moved),
  };
}
