import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { healthSchema } from '@pazar/contracts/health';
import { problemSchema } from '@pazar/contracts/problem';
import { runtimeConfigSchema, startDataSchema } from '@pazar/contracts/releases/runtime-config';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShellApp } from './shell-app.ts';
import { pageHtml, shellScript, trustedKeys } from './testing/edge-folders.ts';
import { rawGet } from './testing/raw-get.ts';
import { serveShell } from './testing/serve-shell.ts';

const shell = serveShell();

const script = '/static/js/index.1a2b3c.js';
const get = (url: string, headers: Record<string, string> = {}) =>
  shell.server.inject({ method: 'GET', url, headers });
const navigate = (url: string) => get(url, { 'sec-fetch-mode': 'navigate', accept: 'text/html' });

const startElement = /<script type="application\/json" id="pazar-start">(?<json>.*?)<\/script>/s;
const withoutStartData = (html: string) => html.replace(startElement, '');
const startDataOf = (html: string) =>
  startDataSchema.parse(JSON.parse(startElement.exec(html)?.groups?.['json'] ?? 'null'));

describe('The page', () => {
  it.each(['/', '/product', '/produce/42/edit', '/index.html'])(
    'answers a person who opens %s',
    async (url) => {
      const answer = await navigate(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(withoutStartData(answer.body)).toBe(pageHtml);
    },
  );

  it.each([{ accept: 'text/html,*/*;q=0.8' }, { accept: '*/*' }, {}])(
    'answers a client that sends no Fetch Metadata: %j',
    async (headers) => {
      const { body } = await get('/product', headers);
      expect(withoutStartData(body)).toBe(pageHtml);
    },
  );

  it.each([
    '/static/js/gone.js',
    '/static/',
    '/static',
    '/assets/nothing',
    '/releases/private.json',
    '/releases/.draft.tmp',
    '/releases/',
    '/robots.txt',
    '/product/photo.png',
    '/.env',
    '/health/other',
  ])('is never the answer to %s, not even for a navigation', async (url) => {
    const answer = await navigate(url);
    expect(answer.statusCode).toBe(404);
    expect(problemSchema.parse(answer.json()).code).toBe('not-found');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([{ 'sec-fetch-mode': 'cors', accept: 'text/html' }, { accept: 'application/json' }])(
    'is not the answer to code that asks for an address of the shell: %j',
    async (headers) => expect((await get('/product', headers)).statusCode).toBe(404),
  );

  it('is not the answer to a form that is posted to it', async () => {
    const answer = await shell.server.inject({ method: 'POST', url: '/product' });
    expect(answer.statusCode).toBe(404);
  });

  it('is asked for again each time and answered 304 when it is the same', async () => {
    const first = await navigate('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toMatch(/^"[\w-]{43}"$/);
    const etag = String(first.headers.etag);
    const again = await get('/', { 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('is the new one as soon as the shell is built again', async () => {
    await navigate('/');
    await writeFile(join(shell.folders.environment.shellRoot, 'index.html'), '<title>New</title>');
    expect(withoutStartData((await navigate('/')).body)).toBe('<title>New</title>');
  });

  it('carries the configuration and the signed document, byte for byte', async () => {
    const { config, discovery } = startDataOf((await navigate('/')).body);
    expect(config).toEqual((await get('/config.json')).json());
    expect(discovery).toEqual({
      document: (await get('/releases/discovery.json')).body,
      statement: (await get('/releases/discovery.statement.json')).body,
    });
  });

  it('carries the next document as soon as the registry has written it', async () => {
    await navigate('/');
    await shell.folders.writeDocument('discovery.json', '{"microFrontends":{"новa":[]}}');
    const { discovery } = startDataOf((await navigate('/')).body);
    expect(discovery?.document).toBe('{"microFrontends":{"новa":[]}}');
  });

  it('never lets a document end the element that carries it', async () => {
    const document = '{"a":"</script><script>alert(1)</script><!--"}';
    await shell.folders.writeDocument('discovery.json', document);
    const { body } = await navigate('/');
    expect(startDataOf(body).discovery?.document).toBe(document);
    expect(body).not.toContain('alert(1)</script>');
  });

  it('leaves a large document to a separate request', async () => {
    await shell.folders.writeDocument('discovery.json', JSON.stringify('x'.repeat(64_000)));
    expect(startDataOf((await navigate('/')).body).discovery).toBeUndefined();
  });

  it('comes without start data while the keys are not usable', async () => {
    await shell.folders.writeDocument('trusted-keys.json', 'not json');
    expect((await navigate('/')).body).toBe(pageHtml);
  });

  it('says what time it is on the server', async () => {
    const header = String((await navigate('/')).headers['server-timing']);
    const [, time] = /^clock;dur=(\d+), load;desc="[\w.-]+"$/.exec(header) ?? [];
    expect(Math.abs(Number(time) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    '/product?a=1&jwt=secret',
    '/home/reset?token=secret',
    '/home/reset',
    '/home/confirm/?token=secret',
  ])('is kept nowhere and sends no referrer from %s, which may carry a token', async (address) => {
    const answer = await navigate(address);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers 503 while the shell is not built', async () => {
    const environment = {
      ...shell.folders.environment,
      shellRoot: join(shell.folders.assets, 'none'),
    };
    const unbuilt = await createShellApp(environment, false);
    const answer = await unbuilt.inject({ url: '/', headers: { 'sec-fetch-mode': 'navigate' } });
    expect(answer.statusCode).toBe(503);
    await unbuilt.close();
  });
});

describe('Files of the shell', () => {
  it('are kept for a year when their name has a hash', async () => {
    const answer = await get(script);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.body).toBe(shellScript);
  });

  it('are asked for again when their name has none', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it.each([
    { accepts: 'gzip, deflate, br, zstd', coding: 'br', decode: brotliDecompressSync },
    { accepts: 'gzip', coding: 'gzip', decode: gunzipSync },
    { accepts: 'br;q=0, gzip', coding: 'gzip', decode: gunzipSync },
    { accepts: 'identity', coding: undefined, decode: (bytes: Buffer) => bytes },
  ])('and the page come as $coding to a client that accepts $accepts', async (row) => {
    for (const [url, text] of [
      [script, shellScript],
      ['/', pageHtml],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': row.accepts });
      expect(answer.headers['content-encoding']).toBe(row.coding);
      expect(answer.headers.vary).toBe('accept-encoding');
      expect(withoutStartData(row.decode(answer.rawPayload).toString())).toBe(text);
    }
  });

  it('are not served in their compressed form under an address of their own', async () => {
    expect((await get(`${script}.br`)).statusCode).toBe(404);
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/static/../../outside.txt',
    '/static/..%2f..%2foutside.txt',
    '/static/%2e%2e/index.html',
    '/..%5coutside.txt',
    '//outside.txt',
    '/static/%00',
    '/releases/../../../outside.txt',
  ])('outside the folder stay there: %s', async (path) => {
    const answer = await rawGet(shell.server, path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.body.toString()).not.toContain('not for browsers');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('outside the folder stay there, however the way out is spelled', async () => {
    const step = fc.constantFrom('..', '.', '%2e%2e', '%2E.', '..%2f', '..%5c', '', 'static', 'js');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const answer = await rawGet(shell.server, `/${steps.join('/')}/outside.txt`);
        expect([400, 404]).toContain(answer.status);
        expect(answer.body.toString()).not.toContain('not for browsers');
      }),
    );
  });

  it('answer a probe that asks for the head of a page as a browser that opens it', async () => {
    const answer = await shell.server.inject({ method: 'HEAD', url: '/product' });
    expect(answer.statusCode).toBe(200);
    expect((await shell.server.inject({ method: 'HEAD', url: '/static/gone' })).statusCode).toBe(
      404,
    );
  });

  it('answer HEAD like GET, without the bytes', async () => {
    const answer = await shell.server.inject({ method: 'HEAD', url: script });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(shellScript.length));
    expect(answer.body).toBe('');
  });
});

describe('The configuration', () => {
  it('names the API, the document, the asset origin and the keys to trust', async () => {
    const config = runtimeConfigSchema.parse((await get('/config.json')).json());
    expect(config).toEqual({
      api: '/api',
      dataStore: null,
      mapsKey: null,
      discovery: '/releases/discovery.json',
      trustedKeys: JSON.parse(trustedKeys) as unknown,
      assetOrigins: ['http://127.0.0.1:3100'],
      telemetry: { address: '/releases/telemetry', sampleRate: 1 },
    });
  });

  it('names the data store, the key for maps and the demo, where they are set', async () => {
    const set = { dataStore: 'https://data.example', mapsKey: 'key' };
    const app = await createShellApp({ ...shell.folders.environment, ...set, isDemo: true }, false);
    expect((await app.inject('/config.json')).json()).toMatchObject({ ...set, demo: true });
    await app.close();
  });

  it.each(['not json', '[]', '[{"keyId":"k1"}]'])(
    'answers 503 while the keys are %s, and recovers without a restart',
    async (broken) => {
      await shell.folders.writeDocument('trusted-keys.json', broken);
      const answer = await get('/config.json');
      expect(answer.statusCode).toBe(503);
      expect(problemSchema.parse(answer.json()).code).toBe('maintenance');
      expect(healthSchema.parse((await get('/health/ready')).json()).status).toBe('down');

      await shell.folders.writeDocument('trusted-keys.json', trustedKeys);
      expect((await get('/config.json')).statusCode).toBe(200);
      expect((await get('/health/ready')).statusCode).toBe(200);
    },
  );
});

describe('The documents', () => {
  it.each(['discovery.json', 'discovery.statement.json', 'trusted-keys.json'])(
    '%s is served byte for byte and revalidated each time',
    async (name) => {
      await shell.folders.writeDocument(name, '{"sequence": 1}\n');
      const answer = await get(`/releases/${name}`);
      expect(answer.body).toBe('{"sequence": 1}\n');
      expect(answer.headers['cache-control']).toBe('no-cache');
      const known = { 'if-none-match': String(answer.headers.etag) };
      const unchanged = await get(`/releases/${name}`, known);
      expect(unchanged.statusCode).toBe(304);

      await shell.folders.writeDocument(name, '{"sequence": 2}\n');
      const changed = await get(`/releases/${name}`, known);
      expect(changed.statusCode).toBe(200);
      expect(changed.body).toBe('{"sequence": 2}\n');
    },
  );
});
