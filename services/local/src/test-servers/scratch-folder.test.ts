import { spawnSync } from 'node:child_process';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { makeScratchFolder } from './scratch-folder.ts';

describe('The folder for the temporary files of a test run', () => {
  it('is in the preferred folder when that has enough free space', () => {
    const preferred = temporaryFolder();
    const scratch = makeScratchFolder(preferred, 0);
    expect(path.dirname(scratch.path)).toBe(preferred);
    expect(scratch.variables).toEqual({ TMPDIR: scratch.path });
    scratch.remove();
  });

  it.each([
    ['has too little', () => temporaryFolder(), Infinity],
    ['is not there', () => path.join(temporaryFolder(), 'absent'), 1],
  ])('is beside other temporary files when the preferred one %s', (_, preferred, needed) => {
    const scratch = makeScratchFolder(preferred(), needed);
    expect(path.dirname(scratch.path)).toBe(tmpdir());
    scratch.remove();
  });

  it('lets other users reach what is theirs in it', () => {
    const scratch = makeScratchFolder(temporaryFolder(), 0);
    expect((statSync(scratch.path).mode & 0o777).toString(8)).toBe('755');
    scratch.remove();
  });

  it('is removed with all that is in it', () => {
    const scratch = makeScratchFolder(temporaryFolder(), 0);
    writeFileSync(path.join(scratch.path, 'left'), 'behind');
    scratch.remove();
    expect(existsSync(scratch.path)).toBe(false);
  });

  it('is removed when the process ends before that', () => {
    const module = pathToFileURL(path.join(import.meta.dirname, 'scratch-folder.ts')).href;
    const script = `
      const { makeScratchFolder } = await import(${JSON.stringify(module)});
      process.stdout.write(makeScratchFolder(${JSON.stringify(temporaryFolder())}, 0).path);
      process.exit(130);`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect(status).toBe(130);
    expect(stdout).toMatch(/pazar-tests-/);
    expect(existsSync(stdout)).toBe(false);
  });
});
