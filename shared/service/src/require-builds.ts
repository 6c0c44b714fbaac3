import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';

/**
 * The files that browsers need to show the sections of a document: of each version the manifest, the
 * entry script and the files of its module. Paths are `<remote>/<version>/<file>`.
 */
function buildPaths({ microFrontends }: DiscoveryDocument): string[] {
  return Object.entries(microFrontends).flatMap(([remote, entries]) =>
    entries.flatMap(({ metadata: { version }, extras }) => {
      const { entry, expose } = extras.pazar.build;
      const files = ['mf-manifest.json', entry, ...expose.js, ...expose.css];
      return files.map((file) => `${remote}/${version}/${file}`);
    }),
  );
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
