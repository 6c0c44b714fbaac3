import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { overrideAddress, readOverrides, withOverrides, writeOverrides } from './overrides.ts';

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

  it('keeps the earlier ones where the storage is full, and says so', () => {
    expect(writeOverrides(localStorage, { catalog: address })).toBe(true);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeOverrides(localStorage, { account: address })).toBe(false);
    setItem.mockRestore();
    expect(readOverrides(localStorage)).toEqual({ catalog: address });
    expect(writeOverrides(localStorage, {})).toBe(true);
  });
});

describe('overrideAddress', () => {
  const allowed = ['http://127.0.0.1:*', 'https://builds.example.com'];

  it.each([
    ['3110', 'http://127.0.0.1:3110/'],
    [' 3110 ', 'http://127.0.0.1:3110/'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000/'],
    ['https://builds.example.com/catalog/7', 'https://builds.example.com/catalog/7/'],
    [
      'https://builds.example.com/catalog/7/mf-manifest.json',
      'https://builds.example.com/catalog/7/',
    ],
    [
      'https://builds.example.com/catalog/7/remoteEntry.js',
      'https://builds.example.com/catalog/7/',
    ],
  ])('takes %j as the folder %s', (text, base) => {
    expect(overrideAddress(text, allowed)).toEqual({ base });
  });

  it.each([
    'https://127.0.0.1:3110/',
    'http://127.0.0.2:3110/',
    'http://127.0.0.1.evil.example:3110/',
    'http://builds.example.com/',
    'https://builds.example.com:8443/',
    'https://builds.example.com.evil.example/',
    'https://evil.example/https://builds.example.com/',
  ])('takes nothing from %s', (text) => {
    expect(overrideAddress(text, allowed)).toEqual({ fault: 'other-origin' });
  });

  it.each([
    '',
    'catalog',
    '//127.0.0.1',
    'javascript:alert(1)',
    'file:///etc',
    '999999',
    'https://a@builds.example.com/',
  ])('does not understand %j', (text) => {
    expect(overrideAddress(text, allowed)).toEqual({ fault: 'unreadable' });
  });

  it('takes nothing at all without an allowed origin', () => {
    expect(overrideAddress('3110', [])).toEqual({ fault: 'other-origin' });
  });
});
