import { z } from 'zod';

const versions = z.record(z.string(), z.string());

/** A `package.json`, with the versions that the package manager writes into a tarball. */
export const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  exports: z.record(z.string(), z.string()).optional(),
  dependencies: versions.default({}),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The oldest Node that removes types from a team's own TypeScript, and has `fs.globSync`. */
const engines = { node: '>=22.18' };

/** Two copies of one of these in a section would not know of each other, so the section has the one. */
const ofTheSection = new Set([
  '@react-google-maps/api',
  '@rsbuild/core',
  '@tanstack/react-query',
  'axios',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'react-toastify',
  'vitest',
  'zustand',
]);

/** What differs between packages that are made of one folder. */
interface Parts {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  /** The files and folders beside the manifest. */
  readonly files: readonly string[];
}

/** The manifest in a tarball: what installs and describes the package, and no scripts. */
export function publishedManifest(source: Manifest, parts: Parts): Record<string, unknown> {
  const {
    private: _private,
    devDependencies: _devDependencies,
    scripts: _scripts,
    bin: _bin,
    exports: _exports,
    dependencies: _dependencies,
    ...described
  } = source;
  const entries = Object.entries(parts.dependencies);
  const isPeer = ([name]: [string, string]) => ofTheSection.has(name);
  const peers = entries.filter(isPeer).map(([name, version]) => [name, `^${version}`]);
  return {
    ...described,
    name: parts.name,
    engines,
    files: parts.files,
    dependencies: Object.fromEntries(entries.filter((entry) => !isPeer(entry))),
    ...(peers.length > 0 && { peerDependencies: Object.fromEntries(peers) }),
  };
}

/** The `exports` of a package whose TypeScript became JavaScript and declarations in `dist`. */
export function publishedExports(source: Manifest): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source.exports ?? {}).map(([key, file]) => [key, exportOf(file)]),
  );
}

function exportOf(file: string): unknown {
  if (!/\.tsx?$/.test(file)) return file.replace(/^\.\/src\//, './dist/src/');
  const compiled = file.replace(/^\.\//, './dist/').replace(/\.tsx?$/, '');
  return { types: `${compiled}.d.ts`, default: `${compiled}.js` };
}
