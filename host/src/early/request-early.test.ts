import type { DiscoveryEntry } from '@pazar/contracts/releases/discovery';
import type { StartData } from '@pazar/contracts/releases/runtime-config';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aDocument,
  aHashedEntry,
  anEntry,
  anIntegrity,
  aRoute,
  assetOrigin,
} from '../../test/discovery.ts';
import { makeSigner, signDocument } from '../../test/signed-document.ts';
import { aSignedInAgent } from '../../test/sessions.ts';
import { overridesKey } from '../core/builds/access.ts';
import { requestEarly } from './request-early.ts';

const someId = '0b8c7a52-4a0b-4a39-8a53-0f6f2f0d7a11';

const early = {
  page: { '/static/js/page.js': 'sha256-page', '/static/css/page.css': 'sha256-style' },
  http: { '/static/js/http.js': 'sha256-http' },
  'ui-base': { '/static/js/base.js': 'sha256-base' },
  '@pazar/ui/list': { '/static/js/list.js': 'sha256-list' },
  '@pazar/ui/record': { '/static/js/record.js': 'sha256-record' },
};

/** The start data of a page with these versions, signed as the registry does. */
async function startData(
  entries: readonly DiscoveryEntry[],
  { commonFiles = false } = {},
): Promise<StartData> {
  const config = {
    production: true,
    api: '/api',
    dataStore: null,
    discovery: '/releases/discovery.json',
    trustedKeys: [],
    assetOrigins: [assetOrigin],
    mapsKey: null,
    mapsId: null,
  };
  const signer = await makeSigner();
  const discovery = await signDocument(aDocument(...entries), { signer, over: { commonFiles } });
  return { config: config as unknown as StartData['config'], early, discovery };
}

const requested = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => ({
    address: link.getAttribute('href') ?? '',
    as: link.as,
    integrity: link.integrity,
    origin: link.crossOrigin,
  }));
const addresses = () => requested().map(({ address }) => address);

function open(path: string, session: object | null = aSignedInAgent()): void {
  history.replaceState(null, '', path);
  if (session !== null) localStorage.setItem('current-user', JSON.stringify(session));
}

describe('The early requests of a page', () => {
  beforeEach(() => document.head.replaceChildren());

  it('are for the frame and the texts where nobody is signed in', async () => {
    open('/product', null);
    await requestEarly(window, await startData([anEntry('catalog')]));
    expect(addresses()).toEqual([
      '/assets/localization/en.json',
      '/static/js/page.js',
      '/static/css/page.css',
    ]);
  });

  it('are for the section at this address too, with what its first screen needs', async () => {
    open('/product');
    localStorage.setItem('locale', 'mk');
    const entry = anEntry('catalog');
    entry.extras.pazar.build.shared['@pazar/ui/list'] = '^0.1.0';
    entry.extras.pazar.section.chunks = {
      '/product': ['static/js/list.js'],
      '/product/{id}': ['static/js/record.js'],
    };
    await requestEarly(window, await startData([entry, anEntry('other', [])]));
    const base = `${assetOrigin}/catalog/0.1.0-abc/`;
    expect(addresses()).toEqual([
      '/assets/localization/mk.json',
      '/assets/localization/en.json',
      '/static/js/page.js',
      '/static/css/page.css',
      '/static/js/http.js',
      '/static/js/base.js',
      '/static/js/list.js',
      `${base}remoteEntry.js`,
      `${base}static/js/section.js`,
      `${base}static/js/list.js`,
      `${base}assets/localization/mk.json`,
    ]);
    // A browser uses an early answer only for a request that says the same of origin and integrity.
    expect(requested()).toContainEqual({
      address: `${base}remoteEntry.js`,
      as: 'script',
      integrity: anIntegrity,
      origin: 'anonymous',
    });
  });

  it.each([
    ['/product', ['/api/v1/products?limit=25']],
    ['/product?q=tomato', []],
    [`/product/${someId}`, [`/api/v1/products/${someId}`]],
    ['/product/new', []],
  ])('ask the API at %s for %j, as the agent', async (path, expected) => {
    open(path);
    const asked: [string, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
      asked.push([new URL(address).pathname + new URL(address).search, init]);
      return Promise.resolve(new Response('{}'));
    });
    const entry = anEntry('catalog');
    entry.extras.pazar.section.reads = {
      '/product': ['/v1/products?limit=25', '@evil.example/v1/products', '/v1/../logout'],
      '/product/{id}': ['/v1/products/{id}'],
    };
    await requestEarly(window, await startData([entry]));
    expect(asked.map(([address]) => address)).toEqual(expected);
    for (const [, init] of asked) {
      expect(init?.headers).toEqual({ 'Accept-Language': 'en-GB', Authorization: 'Bearer secret' });
    }
  });

  it('are for the first page of the agent at the root', async () => {
    open('/');
    const home = { ...aRoute({ path: 'dashboard', order: 90 }), home: true };
    await requestEarly(window, await startData([anEntry('catalog'), anEntry('board', [home])]));
    expect(addresses()).toContain(`${assetOrigin}/board/0.1.0-abc/remoteEntry.js`);
  });

  it('look for files in the folder that versions have in common', async () => {
    open('/product');
    await requestEarly(window, await startData([aHashedEntry('catalog')], { commonFiles: true }));
    expect(addresses()).toContain(`${assetOrigin}/catalog/files/static/js/section.3fa9c1d2e4.js`);
  });

  it('are for the canary where the visitor gets it', async () => {
    open('/product');
    const canary = anEntry('catalog');
    const all = { from: 0, to: 10_000 };
    canary.url = `${assetOrigin}/catalog/0.2.0-def/mf-manifest.json`;
    canary.deployment = { traffic: 0, default: false };
    canary.extras.pazar.rollout = { id: 'r1', canary: all, control: { from: 0, to: 0 } };
    const data = await startData([anEntry('catalog')]);
    const shown = { ...aDocument(), microFrontends: { catalog: [anEntry('catalog'), canary] } };
    const discovery = { ...data.discovery, document: JSON.stringify(shown) };
    await requestEarly(window, { ...data, discovery } as StartData);
    expect(addresses()).toContain(`${assetOrigin}/catalog/0.2.0-def/remoteEntry.js`);
  });

  it('are those of a visitor once the session is over', async () => {
    open('/product', aSignedInAgent({ tokenExpiry: '2020-01-01T00:00:00.000Z' }));
    await requestEarly(window, await startData([anEntry('catalog')]));
    expect(addresses()).not.toContain('/static/js/http.js');
  });

  it.each([
    [
      'of a role that the agent lacks',
      () => anEntry('catalog', [aRoute({ roles: ['ROLE_MANAGEMENT'] })]),
    ],
    ['of another address', () => anEntry('catalog', [aRoute({ path: 'produce' })])],
  ])('are for no section %s', async (_, entry) => {
    open('/product');
    await requestEarly(window, await startData([entry()]));
    expect(addresses().filter((address) => address.startsWith(assetOrigin))).toEqual([]);
  });

  it('are for no section where this browser replaces builds', async () => {
    open('/product');
    localStorage.setItem(overridesKey, '{"catalog":"http://localhost:9000"}');
    await requestEarly(window, await startData([anEntry('catalog')]));
    expect(addresses().filter((address) => address.startsWith(assetOrigin))).toEqual([]);
  });
});
