import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

describe('Secrets', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pazar-secrets-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are made once, for the eyes of their owner alone', async () => {
    const home = join(folder, 'api');
    const made = await loadSecrets(home);
    const path = join(home, 'secrets.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(made.tokenKey).toHaveLength(32);
    expect(made.tokenKey).not.toEqual(made.cursorKey);

    const content = await readFile(path, 'utf8');
    expect(await loadSecrets(home)).toEqual(made);
    expect(await readFile(path, 'utf8')).toBe(content);
  });

  it('are the same for all processes that start at once, and nothing else stays', async () => {
    const loaded = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(folder)));
    for (const secrets of loaded) expect(secrets).toEqual(loaded[0]);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('are never replaced when the file is damaged', async () => {
    const path = join(folder, 'secrets.json');
    await writeFile(path, '{"tokenKey":"short"}');
    await expect(loadSecrets(folder)).rejects.toThrow(path);
    expect(await readFile(path, 'utf8')).toBe('{"tokenKey":"short"}');
  });
});
