import getPort from 'get-port';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeService } from '../fixtures/describe-fake-service.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { requireFreePorts } from './ports.ts';
import { isAlive } from '@pazar/service/process-group';
import { createSupervisor } from './supervisor.ts';

function setUp(options: { deadline?: number; stopGrace?: number } = {}) {
  const said: string[] = [];
  const supervisor = createSupervisor({
    home: temporaryFolder(),
    say: (line) => said.push(line),
    ...options,
  });
  onTestFinished(() => supervisor.stop());
  return { supervisor, said };
}

const ask = async (port: number, path = '/') =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).text();

describe('Supervisor', () => {
  it('starts a service again after a crash and leaves the others alone', async () => {
    const { supervisor, said } = setUp();
    const crashing = await getPort();
    await supervisor.start(fakeService(crashing));
    const steady = await getPort();
    await supervisor.start(fakeService(steady));
    const [firstCrashing, firstSteady] = [await ask(crashing), await ask(steady)];

    await expect(ask(crashing, '/crash')).rejects.toThrow('fetch failed');

    await vi.waitUntil(
      async () => (await ask(crashing).catch(() => firstCrashing)) !== firstCrashing,
      5000,
    );
    expect(said[0]).toMatch(/^! fake-\d+ ended \(exit code 3\); starts again in 0\.5 s\./);
    await expect(ask(steady)).resolves.toBe(firstSteady);
  });

  it('fails with the end of the log when a service does not start', async () => {
    const { supervisor } = setUp();
    const port = await getPort();

    await expect(supervisor.start(fakeService(port, { FAKE_BROKEN: '1' }))).rejects.toThrow(
      /did not start \(exit code 3\)[\s\S]*the reason why it is broken/,
    );
  });

  it('fails when a service is not ready before the deadline', async () => {
    const { supervisor } = setUp({ deadline: 300 });
    const port = await getPort();

    await expect(supervisor.start(fakeService(port, { FAKE_MUTE: '1' }))).rejects.toThrow(
      'not ready in time',
    );
  });

  it('ends also what a service has started', async () => {
    const { supervisor } = setUp();
    const port = await getPort();
    const outliving = await getPort();
    await supervisor.start(fakeService(port));
    await ask(port, `/child/${outliving}`);
    await vi.waitUntil(() => ask(outliving).catch(() => null), 5000);

    await supervisor.stop();

    const isGone = () =>
      requireFreePorts([{ port: outliving, variable: 'TEST' }]).then(
        () => true,
        () => false,
      );
    await expect(vi.waitUntil(isGone)).resolves.toBe(true);
  });

  it('runs a program that is not of Node, and names its exit code', async () => {
    const { supervisor } = setUp();
    const port = await getPort();
    const command = ['sh', '-c', 'echo the program ran; exit 7'] as const;

    await expect(supervisor.start({ ...fakeService(port), command })).rejects.toThrow(
      /did not start \(exit code 7\)[\s\S]*the program ran/,
    );
  });

  it('ends a service that ignores the request to stop', async () => {
    const { supervisor } = setUp({ stopGrace: 200 });
    const port = await getPort();
    await supervisor.start(fakeService(port, { FAKE_STUBBORN: '1' }));
    const pid = Number(await ask(port));

    await supervisor.stop();

    expect(isAlive(pid)).toBe(false);
  });
});
