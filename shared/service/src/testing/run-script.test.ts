import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runScript } from './run-script.ts';

const from = (module: string) => JSON.stringify(import.meta.resolve(`../${module}.ts`));
/** Starts a service that keeps the script's output open, and waits for ever. */
const waits = `
  import { readScriptOptions } from ${from('script-options')};
  import { startChild } from ${from('start-child')};
  readScriptOptions({ command: 'wait', about: '', sizes: {} });
  const service = 'console.error("the service runs"); setInterval(() => undefined, 1000)';
  await startChild({ command: [process.execPath, '-e', service], variables: {} }).ended;
`;

describe('A script of a package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pazar-script-'));
    const scripts = { say: 'node say.mjs first', pass: 'true', wait: 'node wait.mjs' };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
    await writeFile(
      join(folder, 'say.mjs'),
      'console.log(process.argv.slice(2).join(" "), process.env.COLOUR);' +
        'setTimeout(() => { console.error("to errors"); process.exit(3); }, 10);',
    );
    await writeFile(join(folder, 'wait.mjs'), waits);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gets words and variables, and all that it writes is returned', async () => {
    const words = ['say', '--runs', 'two words'] as const;
    expect(await runScript(folder, words, { variables: { COLOUR: 'red' } })).toEqual({
      failed: true,
      output: 'first --runs two words red\nto errors\n',
    });
  });

  it('fails when it ends with another exit code than 0', async () => {
    expect(await runScript(folder, ['pass'])).toEqual({ failed: false, output: '' });
    expect(await runScript(folder, ['say'])).toMatchObject({ failed: true });
  });

  it('that hangs is ended with what it started, and fails with what was written', async () => {
    const { failed, output } = await runScript(folder, ['wait'], { deadline: 3_000 });
    expect(failed).toBe(true);
    expect(output).toBe('the service runs\n\nwait was ended after 3 s.\n');
  });

  it('that the package does not have is an error that names it', async () => {
    const { failed, output } = await runScript(folder, ['sing']);
    expect(failed).toBe(true);
    expect(output).toContain('sing');
  });
});
