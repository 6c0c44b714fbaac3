import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../system/repository.ts';
import { packManifests, packPackage } from './pack-package.ts';

/** The packages published for teams, in the order of the graph. */
const packages = {
  '@pazar/contracts': 'shared/contracts',
  '@pazar/format': 'shared/format',
  '@pazar/geography': 'shared/geography',
  '@pazar/shell': 'shared/shell',
  '@pazar/ui': 'shared/ui',
  '@pazar/section': 'shared/section',
  '@pazar/build': 'shared/build',
  '@pazar/testing': 'shared/testing',
  '@pazar/service': 'shared/service',
  '@pazar/releases': 'services/releases',
} as const;

/** Packs everything that a team installs; name and tarball. */
export async function packAll(out: string): Promise<Record<string, string>> {
  const manifestOf = await packManifests(Object.keys(packages), join(out, 'manifests'));
  const packed = await Promise.all(
    Object.entries(packages).map(async ([name, folder]) => {
      const tarball = await packPackage(folder, manifestOf(name), out);
      return [name, `file:${tarball}`] as const;
    }),
  );
  return Object.fromEntries(packed);
}

/**
 * Copies a remote as a team's own repository has it: only its folder. Our packages come from the
 * tarballs.
 */
export async function makeOwnFolder(
  remote: string,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<void> {
  const source = join(repository, 'remotes', remote);
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist)$/.test(path),
  });
  const packageName = `@pazar/remote-${remote}`;
  const manifestOf = await packManifests([packageName], `${folder}-manifest`);
  // The package manager has just written it as an object of this shape.
  const manifest = manifestOf(packageName) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const ours = (list: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(list).map(([name, range]) => [name, tarballs[name] ?? range]),
    );
  const content = {
    ...manifest,
    dependencies: ours(manifest.dependencies),
    devDependencies: {
      ...ours(manifest.devDependencies),
      '@pazar/releases': tarballs['@pazar/releases'],
    },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(content, null, 2));
  // Our packages name each other by version; a registry would answer these.
  const overrides = Object.entries(tarballs).map(([name, file]) => `  '${name}': '${file}'\n`);
  const settings = `strictDepBuilds: false\nautoInstallPeers: false\noverrides:\n${overrides.join('')}`;
  await writeFile(join(folder, 'pnpm-workspace.yaml'), settings);
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "jsx": "react-jsx" } }\n');
}
