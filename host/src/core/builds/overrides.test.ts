import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { readOverrides, withOverrides, writeOverrides } from './overrides.ts';

const origins = ['http://127.0.0.1:*'];
const builds = [aBuild('account'), aBuild('catalog')];
const address = 'http://127.0.0.1:3110/';

const manifest = {
  metaData: {
    globalName: 'pazar_catalog_0a1b2c3d',
    remoteEntry: { name: 'remoteEntry.js' },
    pluginVersion: '2.9.2',
  },
  exposes: [
    {
      path: './section',
      assets: { js: { sync: ['a.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};
const descriptor = { name: 'catalog', contract: 1, namespace: 'catalog', routes: [aRoute()] };

/** Files of the server at that URL. */
let files: Record<string, unknown>;

beforeEach(() => {
  files = { 'mf-manifest.json': manifest, 'section.json': descriptor };
  vi.stubGlobal('fetch', (url: string) => {
    const file = files[url.replace(address, '')];
    return Promise.resolve(Response.json(file ?? {}, { status: file === undefined ? 404 : 200 }));
  });
});

const override = (overrides: Record<string, string>) =>
  withOverrides(builds, { overrides, origins });

describe('withOverrides', () => {
  it('puts a remote from elsewhere in the place of the published one, and no other', async () => {
    const { builds: made, failed } = await override({ catalog: address });
    expect(failed).toEqual([]);
    expect(made.map(({ name, reason, base }) => [name, reason, base])).toEqual([
      ['account', 'default', builds[0]?.base],
      ['catalog', 'override', address],
    ]);
    expect(made[1]).toMatchObject({ container: 'pazar_catalog_0a1b2c3d', integrity: null });
  });

  it.each([
    ['is not there', { 'section.json': descriptor }],
    ['is of another remote', { 'section.json': { ...descriptor, name: 'account' } }],
    ['is no build at all', { 'mf-manifest.json': {}, 'section.json': {} }],
  ])('stays with what is published when the other %s', async (_case, served) => {
    silence('error');
    files = served;
    const { builds: made, failed } = await override({ catalog: address });
    expect(made).toEqual(builds);
    expect(failed).toEqual(['catalog']);
    expectReport('error', 'The override of catalog could not be used');
  });

  it('asks no origin that is not allowed', async () => {
    silence('error');
    const { failed } = await override({ catalog: 'https://evil.example/' });
    expect(failed).toEqual(['catalog']);
    expectReport('error', 'not on an allowed origin');
  });
});

describe('readOverrides', () => {
  it('reads what was written, and nothing from what is damaged', () => {
    writeOverrides(localStorage, { catalog: address });
    expect(readOverrides(localStorage)).toEqual({ catalog: address });
    localStorage.setItem('pazar.overrides', '{"catalog":7}');
    expect(readOverrides(localStorage)).toEqual({});
    writeOverrides(localStorage, {});
    expect(localStorage).toHaveLength(0);
  });
});
