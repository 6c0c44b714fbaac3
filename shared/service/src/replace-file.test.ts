import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaceFile, syncFolder, writeSynced } from './replace-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pazar-files-'));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true, force: true });
});

function runOn(platform: NodeJS.Platform): void {
  vi.stubGlobal('process', Object.create(process, { platform: { value: platform } }));
}

describe.each(['linux', 'win32'] as const)('A file that is replaced on %s', (platform) => {
  beforeEach(() => runOn(platform));

  it('is created with its folder, and has the newest bytes alone', async () => {
    const path = join(folder, 'ab', 'picture.webp');
    await replaceFile(path, Buffer.from('first, and longer'));
    await replaceFile(path, Buffer.from('second'));
    expect(await readFile(path, 'utf8')).toBe('second');
    expect(await readdir(join(folder, 'ab'))).toEqual(['picture.webp']);
  });

  it('leaves no temporary file when it cannot be replaced', async () => {
    const path = join(folder, 'taken');
    await mkdir(join(path, 'inside'), { recursive: true });
    await expect(replaceFile(path, Buffer.from('bytes'))).rejects.toThrow(/taken/);
    expect(await readdir(folder)).toEqual(['taken']);
  });
});

describe('A folder', () => {
  it('is opened where its entries have to be synced', async () => {
    runOn('linux');
    await expect(syncFolder(join(folder, 'absent'))).rejects.toThrow('ENOENT');
  });

  it('is never opened on Windows, which cannot', async () => {
    runOn('win32');
    await expect(syncFolder(join(folder, 'absent'))).resolves.toBeUndefined();
  });
});

describe('A new file', () => {
  it('has the access rights that were asked for', async () => {
    const path = join(folder, 'key.json');
    await replaceFile(path, Buffer.from('secret'), 0o600);
    expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('does not replace another', async () => {
    const path = join(folder, 'known');
    await writeFile(path, 'known');
    await expect(writeSynced(path, Buffer.from('other'))).rejects.toThrow('EEXIST');
    expect(await readFile(path, 'utf8')).toBe('known');
  });
});
