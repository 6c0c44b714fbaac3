import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild, type Child } from './start-child.ts';
import { killChild, stopChild } from './stop-child.ts';

/** Longer than any test lasts. */
const longGrace = 60_000;

const obedient = `process.on('SIGTERM', () => process.exit(0));`;
const stubborn = `process.on('SIGTERM', () => undefined);`;
const serving = `require('node:http').createServer((_, answer) => answer.end())
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

let folder = '';
const children: Child[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pazar-stop-'));
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(killChild));
  await rm(folder, { recursive: true, force: true });
});

/** Starts Node with a program, and answers its first output: then its handlers are there. */
async function start(program: string): Promise<{ child: Child; output: string }> {
  const log = join(folder, `${children.length}.log`);
  const command = [process.execPath, '--eval', program] as const;
  const child = startChild({ command, variables: {}, log });
  children.push(child);
  const output = await vi.waitUntil(() => readFile(log, 'utf8'), 10_000);
  return { child, output };
}

describe('Stopping a child process', () => {
  it('leaves it the time to end, and says that it did', async () => {
    const { child } = await start(`${obedient} ${serving}`);
    await expect(stopChild(child, longGrace)).resolves.toBe(true);
    await expect(child.ended).resolves.toBe('exit code 0');
    await expect(stopChild(child, longGrace)).resolves.toBe(true);
  });

  it('kills it after the grace, and says so', async () => {
    const { child } = await start(`${stubborn} ${serving}`);
    await expect(stopChild(child, 50)).resolves.toBe(false);
    await expect(child.ended).resolves.toBe('stopped by SIGKILL');
  });

  it('ends also what it started and left behind', async () => {
    const { child, output } = await start(`${obedient}
      const program = ${JSON.stringify(`${stubborn} ${serving}`)};
      require('node:child_process').spawn(process.execPath, ['--eval', program], {
        stdio: ['ignore', 'inherit', 'inherit'],
      });`);
    const ask = () => fetch(`http://127.0.0.1:${Number(output)}`);
    expect((await ask()).status).toBe(200);
    await expect(stopChild(child, longGrace)).resolves.toBe(true);
    await expect(child.ended).resolves.toBe('exit code 0');
    await vi.waitFor(() => expect(ask()).rejects.toThrow('fetch failed'), 10_000);
  });

  it('kills it at once when that is asked', async () => {
    const { child } = await start(`${obedient} ${serving}`);
    await killChild(child);
    await expect(child.ended).resolves.toBe('stopped by SIGKILL');
    await killChild(child);
  });
});
