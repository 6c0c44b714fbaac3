import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteNames } from './name-remote.ts';
import type { OwnPackages } from './own-packages.ts';
import { writeTemplate } from './write-template.ts';

/** The program that installs packages. */
export type PackageManager = 'npm' | 'pnpm';

/** Position in the sidebar, after the sections that Pazar ships. */
const order = 100;

/** Writes the files of a team's own repository, before anything is installed. */
export function writeRepository(
  folder: string,
  names: RemoteNames,
  { own, manager }: { own: OwnPackages; manager: PackageManager },
): void {
  const more = { install: manager === 'pnpm' ? 'npx pnpm install --frozen-lockfile' : 'npm ci' };
  writeTemplate(folder, names, { place: 'outside', order, more });
  setVersions(folder, own);
}

/** Writes the versions with which this generator was made, in place of the workspace's words. */
function setVersions(
  folder: string,
  { versions, settings, overrides, tarballs }: OwnPackages,
): void {
  for (const tarball of tarballs) {
    const copy = path.join(folder, 'packages', path.basename(tarball));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(tarball, copy);
  }
  const file = path.join(folder, 'package.json');
  const text = readFileSync(file, 'utf8').replaceAll(
    /"([^"]+)": "(?:workspace:\^|catalog:)"/g,
    (_all, name: string) => `"${name}": ${JSON.stringify(versions(name))}`,
  );
  // The template has written it as an object.
  const manifest = JSON.parse(text) as Record<string, unknown>;
  const content = { ...manifest, ...(overrides && { overrides }) };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), settings);
}
