import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../command/progress.ts';
import { temporaryFolder, writeFiles } from '../fixtures/temporary-folder.ts';
import { buildAll, type RunBuild } from './build-all.ts';
import { findRemotes, host } from './buildable.ts';

const silent: Progress = { say: () => undefined, step: (_title, work) => work() };

function setUp() {
  const root = temporaryFolder({
    'pnpm-lock.yaml': 'lock',
    'host/package.json': '{}',
    'host/src/main.ts': 'host',
    'remotes/catalog/package.json': '{}',
    'remotes/catalog/src/section.tsx': 'catalog',
    'shared/ui/src/button.tsx': 'button',
  });
  const build: RunBuild = (target) => {
    mkdirSync(path.join(root, target.folder, 'dist'), { recursive: true });
    return Promise.resolve({ failed: false, output: '' });
  };
  const run = async (using: RunBuild = build) => {
    const targets = [host, ...findRemotes(root)];
    return (await buildAll(targets, { root, progress: silent, build: using })).toSorted();
  };
  return { root, run };
}

describe('Build of everything', () => {
  it('skips what has not changed since its last build', async () => {
    const { run } = setUp();

    await expect(run()).resolves.toEqual(['catalog', 'host']);
    await expect(run()).resolves.toEqual([]);
  });

  it.each([
    ['remotes/catalog/src/section.tsx', ['catalog']],
    ['shared/ui/src/button.tsx', ['catalog', 'host']],
    ['pnpm-lock.yaml', ['catalog', 'host']],
    ['remotes/catalog/src/section.test.tsx', []],
  ])('after a change of %s builds %j again', async (file, expected) => {
    const { root, run } = setUp();
    await run();

    writeFiles(root, { [file]: 'changed' });

    await expect(run()).resolves.toEqual(expected);
  });

  it('fails with what the build said and builds again next time', async () => {
    const { run } = setUp();

    await expect(
      run(() => Promise.resolve({ failed: true, output: 'no such module' })),
    ).rejects.toThrow('no such module');
    await expect(run()).resolves.toEqual(['catalog', 'host']);
  });
});
