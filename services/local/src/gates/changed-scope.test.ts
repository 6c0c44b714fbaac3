import { execa } from 'execa';
import { beforeEach, describe, expect, it } from 'vitest';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { changedScope } from './changed-scope.ts';

const manifest = (name: string, uses: Record<string, string> = {}) =>
  JSON.stringify({ name, dependencies: uses });

/** What a lockfile has of the small repository: `ui` uses react, which uses scheduler. */
const lockfileOf = (more: { importers?: object; scheduler?: string; settings?: object } = {}) =>
  JSON.stringify({
    settings: { autoInstallPeers: false, ...more.settings },
    importers: {
      '.': {},
      'shared/format': {},
      'shared/ui': { dependencies: { react: { specifier: 'catalog:', version: '19.0.0' } } },
      'remotes/catalog': { dependencies: { '@small/ui': { version: 'link:../../shared/ui' } } },
      'remotes/account': {},
      ...more.importers,
    },
    packages: {
      'react@19.0.0': { resolution: { integrity: 'sha512-r' } },
      'scheduler@1.0.0': { resolution: { integrity: more.scheduler ?? 'sha512-s' } },
    },
    snapshots: {
      'react@19.0.0': { dependencies: { scheduler: '1.0.0' } },
      'scheduler@1.0.0': {},
    },
  });

/** A repository in small: `ui` uses `format`, and `catalog` uses `ui`. */
const tree = {
  'README.md': '# Small\n',
  'package.json': '{}',
  'pnpm-lock.yaml': lockfileOf(),
  'pnpm-workspace.yaml': 'catalog:\n  react: 19.0.0\n',
  'shared/format/package.json': manifest('@small/format'),
  'shared/format/vitest.config.ts': '',
  'shared/format/src/money.ts': 'export const money = 1;\n',
  'shared/ui/package.json': manifest('@small/ui', { '@small/format': '1' }),
  'shared/ui/vitest.config.ts': '',
  'shared/ui/src/button.tsx': '',
  'remotes/catalog/package.json': manifest('@small/catalog', { '@small/ui': '1' }),
  'remotes/catalog/vitest.config.ts': '',
  'remotes/catalog/src/list.tsx': '',
  'remotes/account/package.json': manifest('@small/account'),
  'remotes/account/src/page.tsx': '',
};

let root: string;
beforeEach(async () => {
  root = temporaryFolder(tree);
  const git = (...parameters: string[]) =>
    execa('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], { cwd: root });
  await git('init', '--quiet');
  await git('add', '.');
  await git('commit', '--quiet', '--message=all');
});

const change = (file: string) => writeFile(path.join(root, file), '// changed\n');
const coverage = 'services/local/src/gates/coverage-table.test.ts';

describe('A change', () => {
  it('in a remote reaches that remote alone', async () => {
    await change('remotes/catalog/src/list.tsx');
    expect(await changedScope(root, 'HEAD')).toEqual({
      files: ['remotes/catalog/src/list.tsx'],
      packages: ['remotes/catalog'],
      tests: ['remotes/catalog'],
    });
  });

  it('in a shared package reaches what uses it, directly or through others', async () => {
    await change('shared/format/src/money.ts');
    const { packages } = await changedScope(root, 'HEAD');
    expect(packages.toSorted()).toEqual(['remotes/catalog', 'shared/format', 'shared/ui']);
  });

  it('outside of all packages reaches every package', async () => {
    await change('package.json');
    expect((await changedScope(root, 'HEAD')).packages).toHaveLength(4);
  });

  it('of the lockfile reaches the packages for which something else is installed', async () => {
    const packagesAfter = async (text: string) => {
      await writeFile(path.join(root, 'pnpm-lock.yaml'), text);
      return (await changedScope(root, 'HEAD')).packages.toSorted();
    };
    await writeFile(path.join(root, 'pnpm-workspace.yaml'), 'catalog:\n  vite: 8.0.0\n');
    const uses = { dependencies: { react: { specifier: 'catalog:', version: '19.0.0' } } };
    const account = lockfileOf({ importers: { 'remotes/account': uses } });
    expect(await packagesAfter(account)).toEqual(['remotes/account']);
    // A folder that is gone, or not written yet, is no package.
    expect(await packagesAfter(lockfileOf({ importers: { 'remotes/orders': uses } }))).toEqual([]);
    const deeper = lockfileOf({ scheduler: 'sha512-other' });
    expect(await packagesAfter(deeper)).toEqual(['remotes/catalog', 'shared/ui']);
    const settings = { autoInstallPeers: true };
    expect(await packagesAfter(lockfileOf({ settings }))).toHaveLength(4);
    expect(await packagesAfter(lockfileOf({ importers: { '.': uses } }))).toHaveLength(4);
    await writeFile(path.join(root, 'pnpm-workspace.yaml'), 'strictDepBuilds: true\n');
    expect(await packagesAfter(account)).toHaveLength(4);
  });

  it('in a document or a name of a test runs the test of the documents', async () => {
    await change('README.md');
    expect(await changedScope(root, 'HEAD')).toEqual({
      files: ['README.md'],
      packages: [],
      tests: [coverage],
    });
    await change('remotes/catalog/src/list.test.tsx');
    expect((await changedScope(root, 'HEAD')).tests).toEqual(['remotes/catalog', coverage]);
  });

  it('may be a new file or a removed one, whose format nobody can check', async () => {
    await change('remotes/account/src/new.tsx');
    await rm(path.join(root, 'shared/ui/src/button.tsx'));
    const { files, packages } = await changedScope(root, 'HEAD');
    expect(files).toEqual(['remotes/account/src/new.tsx']);
    expect(packages.toSorted()).toEqual(['remotes/account', 'remotes/catalog', 'shared/ui']);
  });

  it('since a revision that git does not know is an error that names it', async () => {
    await expect(changedScope(root, 'nowhere')).rejects.toThrow('nowhere');
  });
});
