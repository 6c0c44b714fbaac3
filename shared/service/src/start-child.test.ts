import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChild, type Child, type ChildOptions } from './start-child.ts';
import { killChild } from './stop-child.ts';

let folder = '';
let log = '';
const children: Child[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pazar-child-'));
  log = join(folder, 'logs', 'child.log');
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(killChild));
  await rm(folder, { recursive: true, force: true });
});

/** Starts Node with a program. */
function start(program: string, options: Partial<ChildOptions> = {}): Child {
  const child = startChild({
    command: [process.execPath, '--eval', program],
    variables: {},
    log,
    ...options,
  });
  children.push(child);
  return child;
}

const logged = () => readFile(log, 'utf8').catch(() => '');

describe('A child process', () => {
  it('has its variables and its folder, and writes output and errors to its log', async () => {
    const child = start('console.log(process.env.WORD, process.cwd()); console.error("failed")', {
      variables: { WORD: 'given' },
      cwd: folder,
    });
    await expect(child.ended).resolves.toBe('exit code 0');
    expect(child.hasEnded()).toBe(true);
    expect(await logged()).toBe(`given ${folder}\nfailed\n`);
  });

  it('appends to its log, which a fresh start empties', async () => {
    for (const word of ['first', 'second']) await start(`console.log("${word}")`).ended;
    expect(await logged()).toBe('first\nsecond\n');
    await start('console.log("third")', { fresh: true }).ended;
    expect(await logged()).toBe('third\n');
  });

  it('names how it ended: its code, a signal, a program that is absent', async () => {
    await expect(start('process.exit(3)').ended).resolves.toBe('exit code 3');
    const waiting = start('setInterval(() => {}, 1000)');
    expect(waiting.hasEnded()).toBe(false);
    waiting.signal('SIGTERM');
    await expect(waiting.ended).resolves.toBe('stopped by SIGTERM');
    waiting.signal('SIGTERM');
    const absent = start('', { command: [join(folder, 'absent')] });
    await expect(absent.ended).resolves.toBe('it could not be run');
    expect(absent.hasEnded()).toBe(true);
  });

  it('gets messages over its channel, and refuses them without one', async () => {
    const program = `
      process.on('message', (sum) => { console.log('got', sum); process.exit(0); });
      setInterval(() => {}, 1000);`;
    const child = start(program, { channel: true });
    child.send(42);
    await expect(child.ended).resolves.toBe('exit code 0');
    expect(await logged()).toBe('got 42\n');
    expect(() => child.send(1)).toThrow('no open channel');
    expect(() => start(program).send(1)).toThrow('no open channel');
  });

  it('ends with the process that started it', async () => {
    const program = join(folder, 'parent.ts');
    const served = `require('node:http').createServer((_, answer) => answer.end())
      .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
    const inner = {
      command: [process.execPath, '--eval', served],
      variables: {},
      log: `${log}.inner`,
    };
    const source = `
      import { startChild } from ${JSON.stringify(join(import.meta.dirname, 'start-child.ts'))};
      startChild(${JSON.stringify(inner)});
      setInterval(() => {}, 1000);
      process.on('SIGTERM', () => process.exit(0));`;
    await writeFile(program, source);
    const parent = start('', { command: [process.execPath, program] });
    const port = await vi.waitUntil(
      async () => Number(await readFile(`${log}.inner`, 'utf8').catch(() => '')),
      10_000,
    );
    const ask = () => fetch(`http://127.0.0.1:${port}`);
    expect((await ask()).status).toBe(200);
    parent.signal('SIGTERM');
    await parent.ended;
    await vi.waitFor(() => expect(ask()).rejects.toThrow('fetch failed'), 10_000);
  });
});
