import { commonFiles, commonFolder } from '@pazar/contracts/releases/common-files';
import type { BuildFiles, DiscoveryDocument } from '@pazar/contracts/releases/discovery';

/**
 * The files that browsers need to show the sections of a document: of each version the manifest, the
 * entry script and the files of its module, in the folder of the version and in that of all versions.
 */
function buildPaths({ microFrontends }: DiscoveryDocument): string[] {
  return Object.entries(microFrontends).flatMap(([remote, entries]) =>
    entries.flatMap(({ metadata: { version }, extras }) => {
      const { build } = extras.pazar;
      const common = commonFiles(build);
      return [
        `${remote}/${version}/mf-manifest.json`,
        ...firstFiles(build).map((file) => `${remote}/${version}/${file}`),
        ...(common ? firstFiles(common) : []).map((file) => `${remote}/${commonFolder}/${file}`),
      ];
    }),
  );
}

function firstFiles({ entry, expose }: BuildFiles): string[] {
  return [entry, ...expose.js, ...expose.css];
}

/** Rejects with the builds of a document of which a file is missing. */
export async function requireBuilds(
  document: DiscoveryDocument,
  exists: (path: string) => Promise<boolean>,
): Promise<void> {
  const paths = buildPaths(document);
  const found = await Promise.all(paths.map(exists));
  const missing = paths.filter((_path, index) => found[index] !== true);
  if (missing.length > 0) throw new Error(`files of builds are missing: ${missing.join(', ')}`);
}
