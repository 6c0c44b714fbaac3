import { brotliDecompressSync } from 'node:zlib';
import { problemSchema } from '@pazar/contracts/problem';
import { noticesFile } from '@pazar/contracts/releases/notices-file';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAssetApp } from './asset-app.ts';
import type { Server } from './create-server.ts';
import { createEdgeFolders, remoteEntry, type EdgeFolders } from './testing/edge-folders.ts';
import { rawGet } from './testing/raw-get.ts';

let folders: EdgeFolders;
let server: Server;

beforeEach(async () => {
  folders = await createEdgeFolders();
  server = await createAssetApp(folders.assets, { logging: false, network });
});
afterEach(async () => {
  await server.close();
  await folders.remove();
});

const entry = '/catalog/0.1.0-abc/remoteEntry.js';

const network = { hosts: [], trustedProxies: [] };

describe('The asset origin', () => {
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
