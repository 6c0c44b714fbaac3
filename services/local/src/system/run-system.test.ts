import { createServer } from 'node:net';
import path from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { requireFreePorts } from '../supervise/ports.ts';
import { findRun } from '../supervise/run-file.ts';

const fakeSystem = path.join(import.meta.dirname, '../fixtures/fake-system.ts');

/** A process in between, like the bootstrap: it holds a channel to the run. */
const orphanable = [
  '-e',
  `require('node:child_process').spawn(process.execPath, ['${fakeSystem}'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })`,
];

function startFakeSystem(
  ports: readonly number[],
  { parameters = [fakeSystem], ...variables }: { parameters?: string[]; FAKE_STUBBORN?: '1' } = {},
) {
  const home = temporaryFolder();
  const said: string[] = [];
  const running = execa(process.execPath, parameters, {
    env: { ...variables, PAZAR_HOME: home, FAKE_PORTS: ports.join(',') },
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

/** A service may close its resources for some seconds; an operator's next start waits for them. */
async function expectFree(ports: readonly number[]): Promise<void> {
  const isGone = () =>
    areFree(ports).then(
      () => true,
      () => false,
    );
  await expect(vi.waitUntil(isGone, 8000)).resolves.toBe(true);
}

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
    const { running, output } = startFakeSystem([port], { parameters: orphanable });
    await untilStarted(output);

    running.kill('SIGKILL');

    await expectFree([port]);
  });

  it('leaves no service when it is killed itself, nor what a service has started', async () => {
    const [port, outliving] = [await getPort(), await getPort()];
    const { running, output } = startFakeSystem([port]);
    await untilStarted(output);
    // It ignores SIGTERM.
    await fetch(`http://127.0.0.1:${port}/child/${outliving}`);
    await vi.waitUntil(() => fetch(`http://127.0.0.1:${outliving}`).catch(() => null), 5000);

    running.kill('SIGKILL');

    await expectFree([port, outliving]);
  });

  it('leaves no service that ignores the request to stop when it is killed itself', async () => {
    const port = await getPort();
    const { running, output } = startFakeSystem([port], { FAKE_STUBBORN: '1' });
    await untilStarted(output);

    running.kill('SIGKILL');

    await expectFree([port]);
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
