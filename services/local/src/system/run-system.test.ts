import { createServer } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { requireFreePorts } from '../supervise/ports.ts';
import { findRun } from '../supervise/run-file.ts';

const fakeSystem = path.join(import.meta.dirname, '../fixtures/fake-system.ts');

/** A process in between, like the bootstrap. */
const orphanable = [
  '-e',
  `require('node:child_process').spawn(process.execPath, ['${fakeSystem}'], {
    stdio: 'inherit', env: { ...process.env, PAZAR_PARENT: String(process.pid) },
  })`,
];

function startFakeSystem(ports: readonly number[], parameters = [fakeSystem]) {
  const home = temporaryFolder();
  const said: string[] = [];
  const running = execa(process.execPath, parameters, {
    env: { PAZAR_HOME: home, FAKE_PORTS: ports.join(',') },
    reject: false,
    all: true,
  });
  running.all.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  onTestFinished(() => {
    running.kill('SIGKILL');
  });
  return { running, home, output: () => said.join('') };
}

const untilStarted = (output: () => string) =>
  vi.waitUntil(() => output().includes('everything runs'), 10_000);

const areFree = (ports: readonly number[]) =>
  requireFreePorts(ports.map((port) => ({ port, variable: 'TEST' })));

describe('A run of the system', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops everything at %s, also when it comes twice',
    async (signal) => {
      const ports = [await getPort(), await getPort()];
      const { running, home, output } = startFakeSystem(ports);
      await untilStarted(output);
      expect(findRun(home)).toBe(running.pid);

      running.kill(signal);
      running.kill(signal);
      const { exitCode } = await running;

      expect(exitCode).toBe(0);
      await expect(areFree(ports)).resolves.toBeUndefined();
      expect(findRun(home)).toBeNull();
    },
  );

  it('stops everything when the process that started it is killed', async () => {
    const port = await getPort();
    const { running, output } = startFakeSystem([port], orphanable);
    await untilStarted(output);

    running.kill('SIGKILL');

    const isGone = () =>
      areFree([port]).then(
        () => true,
        () => false,
      );
    await expect(vi.waitUntil(isGone, 5000)).resolves.toBe(true);
  });

  it('starts nothing when a port is taken, and says which', async () => {
    const [free, taken] = [await getPort(), await getPort()];
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });

    const { running, home } = startFakeSystem([free, taken]);
    const { exitCode, all } = await running;

    expect(exitCode).toBe(1);
    expect(all).toContain(`Port ${taken} on 127.0.0.1 is taken. Set FAKE_${taken} to a free one.`);
    await expect(areFree([free])).resolves.toBeUndefined();
    expect(findRun(home)).toBeNull();
  });
});
