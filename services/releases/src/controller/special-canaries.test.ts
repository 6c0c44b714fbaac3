import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import { historySchema } from '@pazar/contracts/releases/release-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../simulator/random.ts';
import { reportTraffic } from '../testing/play-traffic.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

/** Visits of each side in a minute. */
const visits = 60;

describe.each(ruleDatabases)(
  'A canary for the invited, or of a frozen remote, on $database',
  ({ createHome }) => {
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

    async function invite(remote: string, percents: number[]): Promise<void> {
      await app.publish(remote, '1.0.0');
      await app.publish(remote, '1.1.0', { release: 'none' });
      const steps = percents.map((percent) => ({ percent, holdSeconds: 300 }));
      const audience = { roles: ['ROLE_MANAGEMENT'] };
      await app.change(remote, 'canary', { version: '1.1.0', steps, automatic: true, audience });
    }

    async function passMinutes(remote: string, minutes: number, failing = 0): Promise<void> {
      for (let minute = 0; minute < minutes; minute += 1) {
        await reportTraffic(app.registry, { remote, visits, failing }, random);
        clock += 60_000;
        await app.registry.controller.tick();
      }
    }

    const newest = async (remote: string, did: string) => {
      const { json } = await app.call(`/v1/remotes/${remote}/history`);
      return historySchema.parse(json).items.find(({ action }) => action === did);
    };

    it('takes no step while its remote is frozen, and is rolled back when it breaks', async () => {
      const remote = 'frozen';
      await invite(remote, [0, 50]);
      await app.change(remote, 'freeze', {});
      await passMinutes(remote, 8);
      expect((await app.state(remote)).rollout).toMatchObject({ percent: 0, state: 'running' });
      await passMinutes(remote, 4, 0.5);
      expect(await app.state(remote)).toMatchObject({ stable: '1.0.0', rollout: null });
    });

    it('is judged by fixed limits, and beside a share no tab of theirs is judged', async () => {
      const remote = 'invited';
      await invite(remote, [0, 50]);
      await passMinutes(remote, 6);
      const advanced = await newest(remote, 'advance');
      expect(advanced?.reason).toMatch(/^success: no metric is over its limit after \d+ mounts$/);

      // Tabs from before the share report on, and all of them fail.
      const { rollout } = await app.state(remote);
      const about = { remote, version: '1.1.0', rollout: rollout?.id ?? '', override: false };
      const tab = { ...about, reason: 'canary', group: 'invited' } as const;
      for (let visit = 0; visit < visits; visit += 1) {
        const failed = { ...tab, type: 'mount', outcome: 'crashed', milliseconds: 1 } as const;
        app.registry.telemetry.add([failed], {
          network: `network-${visit}`,
          load: `load-${visit}`,
        });
      }
      await passMinutes(remote, 3);
      const { json } = await app.call(`/v1/remotes/${remote}/metrics`);
      const { judgement } = remoteMetricsSchema.parse(json).rollout ?? {};
      expect(judgement?.findings.filter(({ canary }) => canary.affected > 0)).toEqual([]);
      expect((await app.state(remote)).rollout).toMatchObject({ percent: 50 });
    });

    it('stays with them until a person goes on, and ends when it is over a limit', async () => {
      const remote = 'unwelcome';
      await invite(remote, [0]);
      await passMinutes(remote, 8);
      expect((await app.state(remote)).rollout).toMatchObject({ percent: 0, state: 'running' });
      await passMinutes(remote, 4, 0.5);
      expect((await app.state(remote)).rollout).toBeNull();
      expect((await newest(remote, 'abort'))?.reason).toMatch(
        /^failure: mount-failure: .*, over the limit of 1\.00 %$/,
      );
    });
  },
);
