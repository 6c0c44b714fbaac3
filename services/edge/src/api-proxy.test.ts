import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as NetServer,
} from 'node:net';
import { problemSchema } from '@pazar/contracts/problem';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

interface Seen {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let folders: EdgeFolders;
let upstream: NetServer | undefined;

beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(async () => {
  upstream?.close();
  upstream = undefined;
  await folders.remove();
});

/** Starts something in the API's place and the shell in front of it. */
async function shellBefore(api: NetServer) {
  upstream = api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = api.address() as AddressInfo;
  const apiOrigin = `http://127.0.0.1:${port}`;
  return createShellApp({ ...folders.environment, hosts: ['pazar.example'], apiOrigin }, false);
}

function recordingApi(status: number, headers: Record<string, string> = {}) {
  const seen: Seen[] = [];
  const api = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url, method: request.method, headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end('{"ok":true}');
    });
  });
  return { api, seen };
}

describe('the registry behind the shell', () => {
  async function shellBeforeRegistry() {
    const { api: registry, seen } = recordingApi(200);
    upstream = registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    // A listening TCP server has an address object; a string is for pipes.
    const { port } = registry.address() as AddressInfo;
    const releasesOrigin = `http://127.0.0.1:${port}`;
    return { seen, shell: await createShellApp({ ...folders.environment, releasesOrigin }, false) };
  }

  it.each([
    { url: '/api/v1/releases/remotes', path: '/v1/remotes' },
    { url: '/api/v1/releases/remotes/a/history?limit=9', path: '/v1/remotes/a/history?limit=9' },
    { url: '/api/v1/releases/remotes/a/pause', path: '/v1/remotes/a/pause' },
    { url: '/api/v1/releases/plan', path: '/v1/plan' },
  ])('gets $url as $path, marked as passed on', async ({ url, path }) => {
    const { shell, seen } = await shellBeforeRegistry();
    const headers = { authorization: 'Bearer x', 'x-forwarded-prefix': '' };
    const answer = await shell.inject({ method: 'POST', url, headers, payload: {} });
    expect(answer.statusCode).toBe(200);
    expect(seen[0]).toMatchObject({
      url: path,
      headers: { 'x-forwarded-prefix': '/api/v1/releases', authorization: 'Bearer x' },
    });
    await shell.close();
  });

  it('gets the reports of a page that was loaded, with the load and without its proof', async () => {
    const { shell, seen } = await shellBeforeRegistry();
    for (const path of ['/', '/releases/discovery.statement.json']) {
      const page = await shell.inject({ url: path, headers: { accept: 'text/html' } });
      const [, proof] = /load;desc="(.*)"/.exec(String(page.headers['server-timing'])) ?? [];
      const url = `/releases/telemetry?load=${proof}`;
      const headers = { 'x-pazar-load': 'chosen-by-the-client' };
      const answer = await shell.inject({ method: 'POST', url, headers, payload: {} });
      expect(answer.statusCode).toBe(200);
    }
    expect(seen).toMatchObject([
      { url: '/v1/telemetry', headers: { 'x-forwarded-prefix': '/releases' } },
      { url: '/v1/telemetry', headers: { 'x-forwarded-prefix': '/releases' } },
    ]);
    const loads = seen.map(({ headers }) => String(headers['x-pazar-load']));
    expect(loads.every((load) => /^[\w-]{16}$/.test(load))).toBe(true);
    expect(new Set(loads).size).toBe(2);
    await shell.close();
  });

  it('gets what browsers report of the policy, at the address that the page names', async () => {
    const { shell, seen } = await shellBeforeRegistry();
    const page = await shell.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page.headers['content-security-policy']).toContain('report-to pazar');
    const endpoints = String(page.headers['reporting-endpoints']);
    const [, url = ''] = /^pazar="(.*)"$/.exec(endpoints) ?? [];
    const headers = { 'content-type': 'application/reports+json' };
    const answer = await shell.inject({ method: 'POST', url, headers, payload: '[]' });
    expect(answer.statusCode).toBe(200);
    expect(seen).toMatchObject([{ url: '/v1/reports', body: '[]' }]);
    await shell.close();
  });

  it.each(['', '?load=', '?load=1.2.3'])(
    'never gets reports without the proof of a load (%s)',
    async (query) => {
      const { shell, seen } = await shellBeforeRegistry();
      const url = `/releases/telemetry${query}`;
      const headers = { 'x-pazar-load': 'chosen-by-the-client' };
      const answer = await shell.inject({ method: 'POST', url, headers, payload: {} });
      expect(problemSchema.parse(answer.json()).status).toBe(403);
      expect(seen).toEqual([]);
      await shell.close();
    },
  );

  it.each([
    ['GET', '/releases/telemetry'],
    ['GET', '/releases/reports'],
    ['POST', '/releases/reports'],
    ['POST', '/api/v1/releases/reports'],
    ['DELETE', '/api/v1/releases/remotes/a'],
    ['GET', '/api/v1/releases/tokens'],
    ['POST', '/api/v1/releases/gc'],
    ['GET', '/api/v1/releases/plan'],
    ['GET', '/api/v1/releases/remotes/../audit'],
  ] as const)('never gets %s %s', async (method, url) => {
    const { shell, seen } = await shellBeforeRegistry();
    await shell.inject({ method, url });
    expect(seen).toEqual([]);
    await shell.close();
  });

  it('answers 502 in its place while it is down', async () => {
    const shell = await createShellApp(folders.environment, false);
    const answer = await shell.inject('/api/v1/releases/remotes');
    expect(problemSchema.parse(answer.json())).toMatchObject({
      status: 502,
      detail: 'The registry does not answer',
    });
    await shell.close();
  });
});

describe('/api', () => {
  it("passes a form of 8 MB on: the limit of images is the API's", async () => {
    const { api, seen } = recordingApi(201, { 'cache-control': 'public, max-age=31536000' });
    const shell = await shellBefore(api);
    const answer = await shell.inject({
      method: 'POST',
      url: '/api/v1/images',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.alloc(8 * 1024 * 1024, 'a'),
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000');
    expect(seen[0]?.body).toHaveLength(8 * 1024 * 1024);
    await shell.close();
  });

  it('forwards to the API without the prefix, with query, method, body and token', async () => {
    const { api, seen } = recordingApi(201, { 'set-cookie': 'a=1' });
    const shell = await shellBefore(api);
    const answer = await shell.inject({
      method: 'POST',
      url: '/api/v1/agent/login?x=1&y=a%2Fb',
      headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
      payload: '{"username":"producer"}',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ ok: true });
    expect(answer.headers['set-cookie']).toBe('a=1');
    expect(seen[0]).toMatchObject({
      url: '/v1/agent/login?x=1&y=a%2Fb',
      method: 'POST',
      body: '{"username":"producer"}',
      headers: { authorization: 'Bearer t' },
    });
    await shell.close();
  });

  it('sends the API the address of the client, and ignores what the client says about it', async () => {
    const { api, seen } = recordingApi(200);
    const shell = await shellBefore(api);
    await shell.inject({
      url: '/api/v1/products',
      headers: {
        host: 'pazar.example',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-proto': 'https',
        forwarded: 'for=10.0.0.1',
      },
    });
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'pazar.example',
      'x-forwarded-proto': 'http',
    });
    // The identifier of the edge's own lines in its log.
    expect(seen[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen[0]?.headers.forwarded).toBeUndefined();
    await shell.close();
  });

  it.each([304, 401, 404, 500, 503])('passes on %i once, without trying again', async (status) => {
    const { api, seen } = recordingApi(status, { 'retry-after': '0' });
    const shell = await shellBefore(api);
    expect((await shell.inject('/api/v1/products')).statusCode).toBe(status);
    expect(seen).toHaveLength(1);
    await shell.close();
  });

  it("keeps the shell's policy whatever the API sends", async () => {
    const { api } = recordingApi(200, { 'content-security-policy': 'default-src *' });
    const shell = await shellBefore(api);
    const answer = await shell.inject('/api/v1/products');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    await shell.close();
  });

  it('answers 502 at once while the API is down', async () => {
    const shell = await createShellApp(folders.environment, false);
    const start = performance.now();
    const answer = await shell.inject('/api/v1/products');
    expect(performance.now() - start).toBeLessThan(1000);
    expect(answer.statusCode).toBe(502);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(problemSchema.parse(answer.json()).code).toBe('maintenance');
    await shell.close();
  });

  it('answers 502 when the API hangs up', async () => {
    const shell = await shellBefore(createTcpServer((socket) => socket.destroy()));
    expect((await shell.inject('/api/v1/products')).statusCode).toBe(502);
    await shell.close();
  });

  it.each(['/api/../health/live', '/api/%2e%2e/health', '/apiary'])(
    'does not forward %s',
    async (url) => {
      const { api, seen } = recordingApi(200);
      const shell = await shellBefore(api);
      await shell.inject(url);
      expect(seen.filter(({ url: path }) => path?.includes('..'))).toEqual([]);
      expect(seen.filter(({ url: path }) => path === '/apiary')).toEqual([]);
      await shell.close();
    },
  );
});

describe('a visitor behind a proxy', () => {
  const claim = { 'x-forwarded-for': '203.0.113.7' };

  async function seenFrom(remoteAddress: string, trustedProxies: string[]) {
    const { api, seen } = recordingApi(200);
    upstream = api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    // A listening TCP server has an address object; a string is for pipes.
    const { port } = api.address() as AddressInfo;
    const apiOrigin = `http://127.0.0.1:${port}`;
    const shell = await createShellApp(
      { ...folders.environment, apiOrigin, trustedProxies },
      false,
    );
    await shell.inject({ url: '/api/v1/products', headers: claim, remoteAddress });
    await shell.close();
    return seen[0]?.headers['x-forwarded-for'];
  }

  it('counts by the address that a trusted proxy names', async () => {
    expect(await seenFrom('127.0.0.1', ['127.0.0.1'])).toBe('203.0.113.7');
    expect(await seenFrom('10.1.2.3', ['10.0.0.0/8'])).toBe('203.0.113.7');
  });

  it('cannot choose an address itself', async () => {
    expect(await seenFrom('198.51.100.9', ['127.0.0.1'])).toBe('198.51.100.9');
    expect(await seenFrom('127.0.0.1', [])).toBe('127.0.0.1');
  });
});
