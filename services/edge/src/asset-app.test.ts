import { brotliDecompressSync } from 'node:zlib';
import { problemSchema } from '@pazar/contracts/problem';
import { noticesFile } from '@pazar/contracts/releases/notices-file';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { healthSchema } from '@pazar/contracts/health';
import { discoverySchemaUrl } from '@pazar/contracts/releases/discovery';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAssetApp } from './asset-app.ts';
import type { Server } from './create-server.ts';
import { createEdgeFolders, remoteEntry, type EdgeFolders } from './testing/edge-folders.ts';
import { rawGet } from './testing/raw-get.ts';

let folders: EdgeFolders;
let server: Server;
let documents: string;

beforeEach(async () => {
  folders = await createEdgeFolders();
  documents = join(folders.environment.home, 'documents');
  server = await createAssetApp(folders.assets, { logging: false, network, documents });
});
afterEach(async () => {
  await server.close();
  await folders.remove();
});

const entry = '/catalog/0.1.0-abc/remoteEntry.js';

/** A document with one section, whose files are those of the fixture's build. */
function documentOf(version: string): string {
  const label = { en: 'Products', mk: 'Производи' };
  const route = {
    path: 'product',
    roles: [],
    icon: 'section',
    labelKey: 'sidebar.catalog',
    label,
    order: 1,
  };
  const section = { name: 'catalog', contract: 1, namespace: 'catalog', routes: [route] };
  const localization = { en: 'en.json', mk: 'mk.json' };
  const expose = { js: [], css: ['static/css/section.9f.css'] };
  const files = { pluginVersion: '2.9.2', entry: 'remoteEntry.js', expose, localization };
  const listed = {
    url: `http://127.0.0.1:3100/catalog/${version}/mf-manifest.json`,
    metadata: { version, integrity: `sha384-${'A'.repeat(64)}` },
    extras: { pazar: { section, build: { ...files, shared: {}, integrity: {} } } },
    deployment: { traffic: 100, default: true },
  };
  return JSON.stringify({ schema: discoverySchemaUrl, microFrontends: { catalog: [listed] } });
}

const network = { hosts: [], trustedProxies: [] };

describe('The asset origin', () => {
  it('is ready when it has the builds that the document names, and says which it lacks', async () => {
    const ready = async () => healthSchema.parse((await server.inject('/health/ready')).json());
    await folders.writeDocument('discovery.json', documentOf('0.1.0-abc'));
    expect(await ready()).toEqual({ status: 'up', checks: { builds: 'up' } });
    await folders.writeDocument('discovery.json', documentOf('0.2.0-def'));
    expect(await ready()).toEqual({ status: 'down', checks: { builds: 'down' } });
    await rm(documents, { recursive: true });
    expect((await ready()).status).toBe('up');
  });

  it.each([entry, '/catalog/0.1.0-abc/gone.js', '/%zz'])(
    'lets every origin load %s, under no policy that could be wider',
    async (url) => {
      const { headers } = await server.inject(url);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'timing-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toContain('sandbox');
    },
  );

  it('serves builds for a year, compressed as the client accepts', async () => {
    const answer = await server.inject({ url: entry, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(remoteEntry);
    const plain = await server.inject(entry);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(remoteEntry);
  });

  it.each([
    [entry, /^(text|application)\/javascript; charset=utf-8$/],
    ['/catalog/0.1.0-abc/mf-manifest.json', /^application\/json; charset=utf-8$/],
    ['/catalog/0.1.0-abc/static/css/section.9f.css', /^text\/css; charset=utf-8$/],
    [`/catalog/0.1.0-abc/${noticesFile}`, /^text\/plain; charset=utf-8$/],
  ])('says what %s is', async (url, type) => {
    expect((await server.inject(url)).headers['content-type']).toMatch(type);
  });

  it('answers 304 for bytes that the client has', async () => {
    const { headers } = await server.inject(entry);
    const answer = await server.inject({
      url: entry,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(answer.statusCode).toBe(304);
  });

  it.each([
    '/',
    '/catalog/',
    '/catalog/0.1.0-abc',
    '/catalog/0.1.0-abc/gone.js',
    '/.incoming/half',
    `${entry}.br`,
    '/catalog/../../documents/trusted-keys.json',
    '/..%2fdocuments%2ftrusted-keys.json',
    '/catalog/%2e%2e/%2e%2e/documents/trusted-keys.json',
  ])('has nothing at %s, and no cache keeps that', async (path) => {
    const answer = await rawGet(server, path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem: unknown = JSON.parse(answer.body.toString());
    expect(problemSchema.parse(problem).code).toBe('not-found');
  });

  it('answers preflights, and refuses to change anything', async () => {
    const preflight = await server.inject({ method: 'OPTIONS', url: entry });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await server.inject({ method, url: entry });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    }
  });

  it('answers HEAD without the bytes', async () => {
    const answer = await server.inject({ method: 'HEAD', url: entry });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});
