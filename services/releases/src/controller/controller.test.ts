import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import { historySchema, remoteStateSchema } from '@pazar/contracts/releases/release-state';
import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import { buildVersion } from '../domain/content-digest.ts';
import { createApp } from '../create-app.ts';
import type { App } from '../http/app-types.ts';
import type { Registry } from '../open-registry.ts';
import { canary } from '../registry/verbs/canary.ts';
import { resume } from '../registry/verbs/pause.ts';
import { abort } from '../registry/verbs/abort.ts';
import { seededRandom } from '../simulator/random.ts';
import { buildFiles, publishRequest } from '../testing/build-fixture.ts';
import { Controller } from './controller.ts';
import { playTraffic, reportTraffic } from '../testing/play-traffic.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

/** Visits of the canary, and of its control, in a minute. */
const visits = 60;

/** A separate remote for each test, so that one registry serves them all. */
const remotes = [
  'failing',
  'healthy',
  'silent',
  'excluded',
  'manual',
  'sluggish',
  'hurried',
  'besieged',
];

/** Remotes of which nothing is live yet. */
const firstReleases = ['newcomer', 'stillborn'];

describe.each(ruleDatabases)('the controller on $database', ({ createHome }) => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  let url: string;
  let clock = Date.UTC(2026, 10, 21, 9);
  const random = seededRandom(1);

  const stableFiles = (name: string) => buildFiles(name);
  const nextFiles = (name: string) => buildFiles(name, { 'next.js': 'newer' });
  const versionsOf = (name: string) => ({
    stable: buildVersion('0.1.0', stableFiles(name)),
    next: buildVersion('0.1.0', nextFiles(name)),
  });

  beforeAll(async () => {
    home = await createHome();
    registry = await home.open(() => new Date(clock));
    app = createApp(registry, false);
    url = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const remote of firstReleases) {
      const order = { remote, actor: 'team', reason: 'published' };
      const kept = { ...publishRequest(nextFiles(remote)), release: 'none' as const };
      await registry.publisher.publish(order, kept);
    }
    for (const remote of remotes) {
      const order = { remote, actor: 'team', reason: 'published' };
      await registry.publisher.publish(order, publishRequest(stableFiles(remote)));
      const kept = { ...publishRequest(nextFiles(remote)), release: 'none' as const };
      await registry.publisher.publish(order, kept);
    }
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await home.remove();
  });

  const read = async (name: string, part = '') =>
    (await fetch(`${url}/v1/remotes/${name}${part}`)).json();
  const state = async (name: string) => remoteStateSchema.parse(await read(name));
  const metrics = async (name: string) => remoteMetricsSchema.parse(await read(name, '/metrics'));
  const history = async (name: string) => historySchema.parse(await read(name, '/history')).items;

  async function startCanary(remote: string, automatic = true): Promise<void> {
    const reason = 'the new list';
    const steps = [5, 25, 50].map((percent) => ({ percent, holdSeconds: 300 }));
    const request = { version: versionsOf(remote).next, steps, automatic, reason };
    await registry.releases.change({ remote, actor: 'ana', reason }, canary(request));
  }

  /** Ends a canary that the other tests do not need. */
  async function endCanary(remote: string): Promise<void> {
    const reason = 'end of the test';
    await registry.releases.change({ remote, actor: 'ana', reason }, abort);
  }

  /** Sends the reports of each visit, each from another address. */
  async function send(reports: TelemetryEvent[][]): Promise<void> {
    for (const [visit, events] of reports.entries()) {
      const answer = await fetch(`${url}/v1/telemetry`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `192.0.2.${visit}`,
          'x-pazar-load': `visit-${visit}`,
        },
        body: JSON.stringify({ sampleRate: 1, events }),
      });
      expect(answer.status).toBe(204);
    }
  }

  /** Sends a minute of visits, and lets the controller judge at its end. */
  async function passMinute(remote: string, failing: number, slow = 0): Promise<void> {
    await reportTraffic(registry, { remote, visits, failing, slow }, random);
    clock += 60_000;
    await registry.controller.tick();
  }

  /** Until the rollout has ended; answers the percentages and when a failure was seen first. */
  async function passRollout(remote: string, failing: number) {
    const percents = new Set<number>();
    const failures: number[] = [];
    for (let minute = 0; minute < 40; minute += 1) {
      const { rollout } = await state(remote);
      if (!rollout) break;
      percents.add(rollout.percent);
      await passMinute(remote, failing);
      const judged = (await metrics(remote)).rollout?.judgement;
      if (judged?.verdict === 'failure') failures.push(clock);
    }
    return { percents: [...percents], firstFailure: failures[0] ?? clock };
  }

  it('rolls a canary back that fails to mount for 5 %, within its bound, and touches no other remote', async () => {
    const others = () => Promise.all(remotes.slice(1).map(state));
    const before = await others();
    await startCanary('failing');
    const { rollout } = await metrics('failing');
    expect(rollout).toMatchObject({ intervalSeconds: 60, failureLimit: 2, boundSeconds: 120 });
    const { firstFailure } = await passRollout('failing', 0.05);

    // The first failure was judged from a minute that had just closed.
    expect(clock - firstFailure + 60_000).toBeLessThanOrEqual(120_000);
    const { stable } = versionsOf('failing');
    expect(await state('failing')).toMatchObject({
      stable,
      rollout: null,
      deployments: [{ version: stable, traffic: 100, default: true }],
    });
    expect(await others()).toEqual(before);

    const [decision] = await history('failing');
    expect(decision).toMatchObject({
      actor: 'controller',
      action: 'abort',
      details: { action: 'roll-back', judgement: { verdict: 'failure', samples: { needed: 100 } } },
    });
    expect(decision?.reason).toMatch(
      /^failure: mount-failure: \d\.\d\d % of the canary \(\d+ of \d+\), 0\.00 % of the control$/,
    );
  });

  it('takes a healthy canary through its steps and gives it to everybody', async () => {
    await startCanary('healthy');
    expect((await passRollout('healthy', 0)).percents).toEqual([5, 25, 50]);
    const { stable, next } = versionsOf('healthy');
    expect(await state('healthy')).toMatchObject({
      stable: next,
      rollout: null,
      previous: stable,
    });
    const actions = (await history('healthy'))
      .filter(({ actor, action }) => actor === 'controller' && action !== 'hold')
      .map(({ action }) => action);
    expect(actions).toEqual(['promote', 'advance', 'advance']);
  });

  it('holds for ever without reports, and says so once', async () => {
    await startCanary('silent');
    for (let minute = 0; minute < 10; minute += 1) {
      clock += 60_000;
      await registry.controller.tick();
    }
    expect((await state('silent')).rollout).toMatchObject({ percent: 5, state: 'running' });
    const holds = (await history('silent')).filter(({ action }) => action === 'hold');
    expect(holds.map(({ reason }) => reason)).toEqual([
      'inconclusive: no browser has reported in this step',
    ]);
    await endCanary('silent');
  });

  it('does not count what browsers report under an override, and judges no repetition', async () => {
    await startCanary('excluded');
    const traffic = { remote: 'excluded', visits, failing: 1 };
    const reports = await playTraffic(registry, traffic, random);
    const marked = (mark: object) =>
      send(reports.map((events) => events.map((event) => ({ ...event, ...mark }))));
    await marked({ override: true });
    await marked({ repeat: true });
    clock += 60_000;
    await registry.controller.tick();
    const { rollout, versions } = await metrics('excluded');
    expect(rollout?.judgement).toMatchObject({ reason: 'no-data' });
    // Repeated reports are shown; those under an override are not stored at all.
    const { next } = versionsOf('excluded');
    const shown = versions.find(({ version }) => version === next);
    expect(shown).toMatchObject({ mounts: visits, mountFailures: visits });
    await endCanary('excluded');
  });

  it('is not decided by one address, however often it loads the page and whatever it reports', async () => {
    await startCanary('besieged');
    const { rollout } = await state('besieged');
    const { next } = versionsOf('besieged');
    const about = { remote: 'besieged', version: next, rollout: rollout?.id, override: false };
    const forged = { ...about, reason: 'canary', group: 'canary' } as const;
    await reportTraffic(registry, { remote: 'besieged', visits, failing: 0 }, random);
    for (let load = 0; load < 200; load += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/v1/telemetry',
        headers: { 'x-forwarded-for': '203.0.113.7', 'x-pazar-load': `load-${load}` },
        payload: {
          sampleRate: 1,
          events: [
            { ...forged, type: 'verify', outcome: 'tampered' },
            { ...forged, type: 'mount', outcome: 'crashed', milliseconds: 1 },
          ],
        },
      });
      expect(answer.statusCode).toBe(204);
    }
    clock += 60_000;
    await registry.controller.tick();
    clock += 60_000;
    await registry.controller.tick();
    const { judgement } = (await metrics('besieged')).rollout ?? {};
    expect(judgement?.findings.filter(({ isWorse }) => isWorse)).toEqual([]);
    expect((await state('besieged')).rollout).toMatchObject({ state: 'running', percent: 5 });
    await endCanary('besieged');
  });

  it('takes no step of a canary that is moved by hand, and still rolls it back', async () => {
    await startCanary('manual', false);
    for (let minute = 0; minute < 7; minute += 1) await passMinute('manual', 0);
    expect((await state('manual')).rollout).toMatchObject({ percent: 5 });
    await passRollout('manual', 0.5);
    expect((await state('manual')).rollout).toBeNull();
  });

  it('pauses a slow canary, and does not ask again when somebody lets it go on', async () => {
    await startCanary('sluggish');
    for (let minute = 0; minute < 7; minute += 1) await passMinute('sluggish', 0, 0.5);
    expect((await state('sluggish')).rollout).toMatchObject({ state: 'paused', percent: 5 });
    const [decision] = await history('sluggish');
    expect(decision).toMatchObject({ actor: 'controller', action: 'pause' });
    expect(decision?.reason).toMatch(/^inconclusive: slow-load/);

    const reason = 'one more second is fine';
    await registry.releases.change({ remote: 'sluggish', actor: 'ana', reason }, resume);
    for (let minute = 0; minute < 6; minute += 1) await passMinute('sluggish', 0, 0.5);
    expect((await state('sluggish')).rollout).toMatchObject({ state: 'running', percent: 25 });
    await endCanary('sluggish');
  });

  it('takes a first release through its steps by fixed limits, with nothing beside it', async () => {
    await startCanary('newcomer');
    expect((await passRollout('newcomer', 0)).percents).toEqual([5, 25, 50]);
    const { next } = versionsOf('newcomer');
    expect(await state('newcomer')).toMatchObject({ stable: next, rollout: null });
    const [promoted] = await history('newcomer');
    expect(promoted?.reason).toMatch(/^success: no metric is over its limit after \d+ mounts$/);
  });

  it('takes a first release back that is over a limit, and nothing is left', async () => {
    await startCanary('stillborn');
    await passRollout('stillborn', 0.1);
    expect(await state('stillborn')).toMatchObject({
      stable: null,
      rollout: null,
      deployments: [],
    });
    const [decision] = await history('stillborn');
    expect(decision?.action).toBe('abort');
    expect(decision?.reason).toMatch(
      /^failure: mount-failure: .* of the canary \(\d+ of \d+\), over the limit of 1\.00 %$/,
    );
  });

  it('judges once in an interval, for every caller', async () => {
    await startCanary('hurried');
    clock += 60_000;
    const other = new Controller(registry, registry.controller.settings);
    const asked = await Promise.all([registry.controller.tick(), other.tick()]);
    expect(asked.flat()).toHaveLength(1);
    expect(await other.tick()).toEqual([]);
    await endCanary('hurried');
  });
});
