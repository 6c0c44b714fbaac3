import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sourceFiles } from './build/source-files.ts';
import { repositoryRoot } from './command/paths.ts';
import { workspacePackages } from './gates/workspace-packages.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const manifestSchema = z.looseObject({
  name: z.string(),
  license: z.string(),
  packageManager: z.string().optional(),
});
const manifestOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(read(path.join(folder, 'package.json'))));

const versions = z.record(z.string(), z.string()).default({});
const dependenciesSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
});
/** What a `package.json` declares with a version that is not in the catalog. */
function outsideCatalog(text: string): string[] {
  return Object.values(dependenciesSchema.parse(JSON.parse(text)))
    .flatMap((declared) => Object.entries(declared))
    .filter(([, version]) => version !== 'catalog:' && !version.startsWith('workspace:'))
    .map(([name, version]) => `${name}: ${version}`);
}

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

describe('The manifests', () => {
  it('name one licence, which the file LICENSE says in words', () => {
    const template = read('shared/create-remote/template/inside/package.json.template');
    const packages = ['.', ...workspacePackages(repositoryRoot)];
    const licences = packages.map((folder) => [folder, manifestOf(folder).license]);
    // The gate of types, too, checks only packages that are found so.
    expect(packages).toContain('e2e/bench/one-application');
    expect(licences.filter(([, licence]) => licence !== 'UNLICENSED')).toEqual([]);
    expect(template).toContain('"license": "UNLICENSED"');
    expect(read('LICENSE')).toContain('All rights reserved');
  });

  it('use exact versions of other packages: the catalog has no range', () => {
    const [, catalog = ''] = read('pnpm-workspace.yaml').split(/^catalog:$/m);
    const entries = [...catalog.matchAll(/^ {2}(\S+): (.+)$/gm)];
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.filter(([, , version = '']) => !exact.test(version))).toEqual([]);
  });

  it('take the version of every other package from the catalog', async () => {
    expect(outsideCatalog('{ "devDependencies": { "x": "^1" } }')).toEqual(['x: ^1']);
    const manifests = (await sourceFiles(repositoryRoot)).filter((file) =>
      /(?:^|\/)package\.json(?:\.template)?$/.test(file),
    );
    expect(manifests.length).toBeGreaterThan(20);
    const found = manifests.map((file) => [file, outsideCatalog(read(file))] as const);
    expect(found.filter(([, outside]) => outside.length > 0)).toEqual([]);
  });

  it('name the Node and the pnpm that a first start fetches, and no range of either', () => {
    const [manager, version = ''] = (manifestOf('.').packageManager ?? '').split('@');
    expect(manager).toBe('pnpm');
    expect(version).toMatch(exact);
    expect(read('.nvmrc').trim()).toMatch(exact);
  });
});

describe('CODEOWNERS', () => {
  it('gives every remote to its own team, and the rest to somebody', () => {
    const owners = new Map(
      read('CODEOWNERS')
        .split('\n')
        .filter((line) => line.startsWith('/'))
        .map((line) => line.split(/\s+/))
        .map(([place = '', ...teams]) => [place, teams]),
    );
    const remotes = workspacePackages(repositoryRoot).filter((folder) =>
      folder.startsWith('remotes/'),
    );
    expect(remotes.length).toBeGreaterThan(5);
    for (const folder of remotes) {
      expect(owners.get(`/${folder}/`)).toEqual([`@pazar/${folder.slice('remotes/'.length)}`]);
    }
    for (const place of ['/host/', '/shared/', '/services/', '/docs/']) {
      expect(owners.get(place)).toHaveLength(1);
    }
  });
});
