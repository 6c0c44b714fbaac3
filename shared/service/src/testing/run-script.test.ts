import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from './run-script.ts';

describe('A script of a package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pazar-script-'));
    const scripts = { say: 'node say.mjs first', pass: 'true' };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    await writeFile(
      join(folder, 'say.mjs'),
      'console.log(process.argv.slice(2).join(" "), process.env.COLOUR);' +
        'setTimeout(() => { console.error("to errors"); process.exit(3); }, 10);',
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gets words and variables, and all that it writes is returned', async () => {
    const words = ['say', '--runs', 'two words'] as const;
    expect(await runScript(folder, words, { COLOUR: 'red' })).toEqual({
      failed: true,
      output: 'first --runs two words red\nto errors\n',
    });
  });

  it('fails when it ends with another exit code than 0', async () => {
    expect(await runScript(folder, ['pass'])).toEqual({ failed: false, output: '' });
    expect(await runScript(folder, ['say'])).toMatchObject({ failed: true });
  });

  it('that the package does not have is an error that names it', async () => {
    const { failed, output } = await runScript(folder, ['sing']);
    expect(failed).toBe(true);
    expect(output).toContain('sing');
  });
});
