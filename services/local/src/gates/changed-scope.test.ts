import { execa } from 'execa';
import { beforeEach, describe, expect, it } from 'vitest';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { changedScope } from './changed-scope.ts';

const manifest = (name: string, uses: Record<string, string> = {}) =>
  JSON.stringify({ name, dependencies: uses });

/** A repository in small: `ui` uses `format`, and `catalog` uses `ui`. */
const tree = {
  'README.md': '# Small\n',
  'package.json': '{}',
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
