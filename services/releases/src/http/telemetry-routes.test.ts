import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteMetricsSchema } from '@pazar/contracts/releases/release-metrics';
import { maxTelemetryBytes, type TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import { buildVersion } from '../domain/content-digest.ts';
import { createApp } from '../create-app.ts';
import type { App } from './app-types.ts';
import type { Registry } from '../open-registry.ts';
import { buildFiles, publishRequest } from '../testing/build-fixture.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';
import { readLastSeen } from '../telemetry/telemetry-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const version = buildVersion('0.1.0', buildFiles('catalog'));
const about = {
  remote: 'catalog',
  version,
  reason: 'default',
  group: 'other',
  override: false,
} as const;
const load: TelemetryEvent = { ...about, type: 'load', outcome: 'ok', milliseconds: 5000 };

describe.each(ruleDatabases)('reports of browsers on $database', ({ createHome }) => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  let clock = Date.UTC(2026, 10, 21, 9);

  beforeAll(async () => {
    home = await createHome();
    registry = await home.open(() => new Date(clock));
    app = createApp(registry, false);
    const order = { remote: 'catalog', actor: 'team', reason: 'published' };
    await registry.publisher.publish(order, publishRequest(buildFiles('catalog')));
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await home.remove();
  });

  const loaded = { 'x-pazar-load': 'a-page-load' };
  const post = (payload: object, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/telemetry',
      payload,
      headers: { ...loaded, ...headers },
    });
  const send = (...events: object[]) => post({ sampleRate: 1, events });
  async function metrics() {
    await registry.telemetry.flush();
    return stored();
  }
  /** What another process, or the next one after a kill, finds. */
  async function stored() {
    const answer = await app.inject('/v1/remotes/catalog/metrics?minutes=10');
    return remoteMetricsSchema.parse(answer.json()).versions;
  }

  it('are added up by version', async () => {
    clock += dayMs;
    const answer = await send(
      load,
      { ...load, outcome: 'unreachable' },
      { ...load, outcome: 'offline' },
      { ...about, type: 'verify', outcome: 'tampered' },
      { ...about, type: 'mount', outcome: 'crashed', milliseconds: 3 },
      { ...about, type: 'error', count: 7 },
      { ...about, type: 'web-vital', metric: 'LCP', value: 4500 },
      { ...about, type: 'long-task', count: 2, milliseconds: 900 },
    );
    expect(answer.statusCode).toBe(204);
    expect(await metrics()).toEqual([
      {
        version,
        loads: 2,
        loadFailures: 1,
        slowLoads: 1,
        integrityFailures: 1,
        mounts: 1,
        mountFailures: 1,
        errors: 1,
        vitals: 1,
        poorVitals: 1,
        longTasks: 1,
        lastSeen: new Date(clock).toISOString(),
      },
    ]);
  });

  it('are lost with a killed registry only as long as they wait to be written', async () => {
    clock += dayMs;
    await send(load);
    await registry.telemetry.flush();
    await send(load, load);
    expect(await stored()).toMatchObject([{ loads: 1 }]);
    expect(await metrics()).toMatchObject([{ loads: 3 }]);
  });

  it('that name a version or rollout which does not exist are dropped', async () => {
    clock += dayMs;
    await send({ ...load, version: '9.9.9' }, { ...load, remote: 'unknown' });
    await send({ ...load, group: 'canary', rollout: 'invented' });
    expect(await metrics()).toEqual([]);
  });

  it('are forgotten after 35 days, and when a version was seen last is not', async () => {
    clock += dayMs;
    await send(load);
    expect(await metrics()).toHaveLength(1);
    const seen = new Date(clock);
    clock += 36 * dayMs;
    await registry.telemetry.forgetOld();
    clock -= 36 * dayMs;
    expect(await metrics()).toEqual([]);
    expect(await readLastSeen(registry.parts.database.queries, 'catalog', version)).toEqual(seen);
  });

  it.each([
    ['not JSON', { payload: 'load' }, 400],
    ['with a field that could name a visitor', { events: [{ ...load, agent: 'ana' }] }, 422],
    ['with too many events', { events: Array.from({ length: 51 }, () => load) }, 422],
    ['over the size cap', { events: [load], padding: 'x'.repeat(maxTelemetryBytes) }, 413],
  ])('%s are refused', async (_what, body, status) => {
    const payload = 'payload' in body ? body.payload : JSON.stringify({ sampleRate: 1, ...body });
    const headers = { ...loaded, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/v1/telemetry', payload, headers });
    expect(answer.statusCode).toBe(status);
  });

  it('without a page load that the edge has proved are refused', async () => {
    for (const given of ['', 'a load', 'x'.repeat(65)]) {
      const answer = await post({ sampleRate: 1, events: [load] }, { 'x-pazar-load': given });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('from one address are limited, without touching another address', async () => {
    const from = (address: string) =>
      post({ sampleRate: 1, events: [load] }, { 'x-forwarded-for': address });
    const statuses = new Set<number>();
    for (let batch = 0; batch < 601; batch += 1) statuses.add((await from('192.0.2.1')).statusCode);
    expect(statuses).toEqual(new Set([204, 429]));
    const refused = await from('192.0.2.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).statusCode).toBe(204);
  });
});
