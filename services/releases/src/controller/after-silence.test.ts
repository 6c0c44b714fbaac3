import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../simulator/random.ts';
import { reportTraffic } from '../testing/play-traffic.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

const minuteMs = 60_000;
const remote = 'unwatched';

describe.each(ruleDatabases)('A registry that comes back, on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp;
  let clock = Date.UTC(2026, 10, 21, 9);
  const random = seededRandom(1);

  beforeAll(async () => {
    home = await createHome();
    app = await openApp(home, () => new Date(clock));
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  async function passMinute(failing: number): Promise<void> {
    await reportTraffic(app.registry, { remote, visits: 60, failing }, random);
    clock += minuteMs;
    await app.registry.controller.tick();
  }

  it('judges what the edges kept before it takes a step', async () => {
    await app.publish(remote, '1.0.0');
    await app.publish(remote, '1.1.0', { release: 'none' });
    const steps = [5, 50].map((percent) => ({ percent, holdSeconds: 300 }));
    await app.change(remote, 'canary', { version: '1.1.0', steps, automatic: true });
    for (let minute = 0; minute < 3; minute += 1) await passMinute(0);

    // The step is long over, and all that the registry knows is good.
    clock += 60 * minuteMs;
    await app.registry.controller.tick();
    expect((await app.state(remote)).rollout).toMatchObject({ percent: 5, state: 'running' });

    await passMinute(1);
    await passMinute(1);
    expect(await app.state(remote)).toMatchObject({ rollout: null, stable: '1.0.0' });
  });
});
