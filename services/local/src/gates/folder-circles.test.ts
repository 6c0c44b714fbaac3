import path from 'node:path';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const config = path.join(repositoryRoot, '.dependency-cruiser', 'folder-circles.cjs');
const nothing = 'export const nothing = 1;';

async function check(files: Record<string, string>) {
  const { exitCode, stdout } = await execa('depcruise', ['--config', config, 'host'], {
    cwd: temporaryFolder({ 'host/package.json': '{ "name": "host" }', ...files }),
    preferLocal: true,
    localDir: repositoryRoot,
    reject: false,
  });
  return { exitCode, stdout };
}

describe('Circles of folders', () => {
  it('are none where folders import one way, and a folder its own parts', async () => {
    const { exitCode } = await check({
      'host/src/above/one.ts': "import '../below/one.ts'; import './part/one.ts';",
      'host/src/above/two.ts': nothing,
      'host/src/above/part/one.ts': "import '../two.ts';",
      'host/src/below/one.ts': nothing,
    });
    expect(exitCode).toBe(0);
  });

  it('are found where two folders import each other, although no two files do', async () => {
    const { exitCode, stdout } = await check({
      'host/src/first/one.ts': "import '../second/one.ts';",
      'host/src/first/two.ts': nothing,
      'host/src/second/one.ts': nothing,
      'host/src/second/two.ts': "import '../first/two.ts';",
    });
    expect(exitCode).toBeGreaterThan(0);
    expect(stdout).toContain('no-folder-circle: host/src/first');
  });

  it('do not count what tests import', async () => {
    const { exitCode } = await check({
      'host/src/first/one.ts': "import '../second/one.ts';",
      'host/src/second/one.ts': nothing,
      'host/src/second/one.test.ts': "import '../first/one.ts';",
    });
    expect(exitCode).toBe(0);
  });
});
