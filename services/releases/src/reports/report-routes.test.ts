import { policyReportListSchema } from '@pazar/contracts/releases/policy-report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import type { App } from '../http/app-types.ts';
import type { Registry } from '../open-registry.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

const violation = {
  type: 'csp-violation',
  age: 12,
  url: 'https://pazar.example/product?jwt=secret',
  user_agent: 'Browser of somebody',
  body: {
    documentURL: 'https://pazar.example/product?jwt=secret#secret',
    blockedURL: 'https://evil.example/steal.js?agent=secret',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    disposition: 'enforce',
    sourceFile: 'https://pazar.example/static/js/index.js?secret',
    lineNumber: 7,
    sample: 'secret',
  },
};
const trustedTypes = {
  ...violation,
  body: {
    ...violation.body,
    blockedURL: 'trusted-types-sink',
    effectiveDirective: 'require-trusted-types-for',
  },
};
const integrity = {
  type: 'integrity-violation',
  body: {
    documentURL: 'https://pazar.example/home',
    blockedURL: 'https://assets.example/catalog/1/remoteEntry.js',
    destination: 'script',
    reportOnly: true,
  },
};

describe.each(ruleDatabases)('reports of the policy on $database', ({ createHome }) => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  let clock = Date.UTC(2026, 10, 21, 9);
  beforeAll(async () => {
    home = await createHome();
    registry = await home.open(() => new Date(clock));
    app = createApp(registry, false);
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await home.remove();
  });

  const send = (reports: unknown, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/v1/reports',
      headers: { 'content-type': 'application/reports+json', 'x-pazar-load': 'a-load', ...headers },
      payload: JSON.stringify(reports),
    });
  const list = async () =>
    policyReportListSchema.parse((await app.inject('/v1/reports')).json()).items;

  it('are added up without query, sample, browser or anything else of the visitor', async () => {
    const batch = [violation, violation, trustedTypes, integrity, { ...violation, type: 'crash' }];
    expect((await send(batch)).statusCode).toBe(204);
    const items = await list();
    expect(items).toHaveLength(3);
    expect(JSON.stringify(items)).not.toMatch(/secret|Browser/);
    expect(items.find(({ blocked }) => blocked.includes('evil'))).toMatchObject({
      kind: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/steal.js',
      page: '/product',
      source: 'https://pazar.example/static/js/index.js:7',
      reportOnly: false,
      total: 2,
    });
    expect(items.find(({ kind }) => kind === 'integrity-violation')?.reportOnly).toBe(true);
  });

  it('are limited by network and kinds; a flood hides no repeated and no new one', async () => {
    const invented = (batch: number) =>
      Array.from({ length: 100 }, (_, index) => ({
        ...integrity,
        body: { ...integrity.body, blockedURL: `https://a.example/${batch}/${index}` },
      }));
    await send([violation, violation]);
    // The second and the third are repeated, so that they have all places of the frequent ones.
    for (const batch of [0, 1, 1, 2, 2]) {
      expect((await send(invented(batch))).statusCode).toBe(204);
    }
    expect(await list()).toHaveLength(200);
    await send([violation]);
    expect((await list()).find(({ blocked }) => blocked.includes('evil'))?.total).toBe(5);
    const real = {
      ...violation,
      body: { ...violation.body, blockedURL: 'https://new.example/a.js' },
    };
    // Of reports of one moment none is the newest.
    clock += 1;
    await send([real]);
    const items = await list();
    expect(items).toHaveLength(200);
    expect(items.map(({ blocked }) => blocked)).toContain('https://new.example/a.js');

    const statuses = new Set<number>();
    const from = { 'x-forwarded-for': '192.0.2.1' };
    for (let batch = 0; batch < 61; batch += 1) statuses.add((await send([], from)).statusCode);
    expect(statuses).toEqual(new Set([204, 429]));
  });

  it('are refused without a page load and when they are too large', async () => {
    expect((await send([violation], { 'x-pazar-load': '' })).statusCode).toBe(403);
    expect((await send([{ ...violation, user_agent: 'x'.repeat(65_536) }])).statusCode).toBe(413);
  });

  it('are read through the edge by managers alone, and sent by everybody', async () => {
    const forwarded = { 'x-forwarded-prefix': '/api/v1/releases' };
    const read = await app.inject({ url: '/v1/reports', headers: forwarded });
    expect(read.statusCode).toBe(401);
    expect((await send([violation], { 'x-forwarded-prefix': '/releases' })).statusCode).toBe(204);
  });

  it('are forgotten after 30 days without another', async () => {
    clock += 31 * 24 * 60 * 60 * 1000;
    await send([integrity]);
    expect(await list()).toHaveLength(1);
  });
});
