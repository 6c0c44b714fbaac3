import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { reportTraffic } from '../testing/play-traffic.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';
import { seededRandom } from '../simulator/random.ts';
import { openMetrics } from './open-metrics.ts';

const now = new Date('2026-11-23T10:00:00Z');

describe.each(ruleDatabases)('The metrics of a registry on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp;
  let clock = now;
  beforeAll(async () => {
    home = await createHome();
    app = await openApp(home, () => clock);
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  it('say what an operator watches', async () => {
    await app.publish('catalog', '0.1.0-aaaaaaaaaaaa');
    await app.publish('catalog', '0.1.0-bbbbbbbbbbbb', { release: 'none' });
    await app.change('catalog', 'canary', { version: '0.1.0-bbbbbbbbbbbb', percent: 10 });
    await reportTraffic(
      app.registry,
      { remote: 'catalog', visits: 20, failing: 1 },
      seededRandom(1),
    );
    await app.registry.telemetry.flush();
    const before = openMetrics(app.registry);
    expect(await before.measurements.metrics()).not.toMatch(/^pazar_backup_timestamp_seconds /m);
    await app.call('/v1/backup', { method: 'POST', body: { reason: 'nightly' } });
    const token = { name: 'team', roles: ['auditor'], remotes: null, days: 30, reason: 'a test' };
    await app.call('/v1/tokens', { method: 'POST', body: token });
    clock = new Date('2026-11-21T10:00:00Z');
    const expired = { ...token, name: 'expired', days: 1 };
    await app.call('/v1/tokens', { method: 'POST', body: expired });
    clock = now;

    const { measurements, measure, timeJudging } = openMetrics(app.registry);
    const server = createApp(app.registry, false, measure);
    await server.inject('/v1/remotes/catalog');
    await timeJudging(() => app.registry.controller.tick());
    const text = await measurements.metrics();
    await server.close();

    const at = now.getTime() / 1000;
    const wanted = [
      'pazar_rollouts{state="running"} 1',
      'pazar_rollouts{state="paused"} 0',
      'pazar_canary_share{remote="catalog",version="0.1.0-bbbbbbbbbbbb"} 0.1',
      `pazar_canary_heard_timestamp_seconds{remote="catalog",state="running"} ${at}`,
      'pazar_browser_reports{remote="catalog",kind="canary",counter="mount-failure"} 20',
      'pazar_browser_reports{remote="catalog",kind="stable",counter="load"} 20',
      'pazar_reports_waiting 0',
      'pazar_document_sequence 5',
      `pazar_document_issued_timestamp_seconds ${at}`,
      `pazar_document_expires_timestamp_seconds ${at + 30 * 24 * 60 * 60}`,
      `pazar_backup_timestamp_seconds ${at}`,
      'pazar_judging_duration_seconds_count 1',
      'route="/v1/remotes/:name",status="200"} 1',
      'nodejs_eventloop_lag_seconds',
    ];
    expect(wanted.filter((line) => !text.includes(line))).toEqual([]);
    expect(text).toMatch(/pazar_signing_key_added_timestamp_seconds\{key="[0-9a-f]{16}"\} \d+/);
    expect(text).toMatch(
      new RegExp(`pazar_token_expires_timestamp_seconds\\{name="team",id=".*"\\} \\d+`),
    );
    expect(text).not.toContain('name="expired"');
  });
});
