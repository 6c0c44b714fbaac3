import { once } from 'node:events';
import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import getPort from 'get-port';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServer, type Server } from './create-server.ts';
import { createLoadProofs } from './load-proofs.ts';
import { openMetrics } from './open-metrics.ts';
import { reportRoutes } from './report-routes.ts';

interface Seen {
  path: string | undefined;
  load: unknown;
  address: unknown;
  type: string | undefined;
  requestId: unknown;
  body: string;
}

const proofs = createLoadProofs(Buffer.alloc(32, 1));
const proof = proofs.issue('127.0.0.1');
const load = proofs.loadOf(proof, '127.0.0.1');

let port: number;
let edge: Server;
let metrics: ReturnType<typeof openMetrics>;
let registry: HttpServer | undefined;

beforeEach(async () => {
  port = await getPort();
  metrics = openMetrics('/nowhere');
  edge = createServer(false, {
    setHeaders: () => undefined,
    network: { hosts: [], trustedProxies: [] },
  });
  const origin = `http://127.0.0.1:${port}`;
  metrics.measure(edge);
  metrics.addReports(reportRoutes(edge, { origin, proofs, lookEveryMs: 10 }));
  await edge.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await edge.close();
  registry?.close();
});

/** Starts a registry that answers reports with a status, and health with another. */
async function startRegistry(status = 204, health = 200): Promise<Seen[]> {
  const seen: Seen[] = [];
  registry = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { url: path, headers } = request;
      const { 'x-pazar-load': of, 'x-forwarded-for': address, 'content-type': type } = headers;
      if (path === '/health/live') return response.writeHead(health).end('{}');
      seen.push({ path, load: of, address, type, requestId: headers['x-request-id'], body });
      return response.writeHead(status).end();
    });
  }).listen(port, '127.0.0.1');
  await once(registry, 'listening');
  return seen;
}

async function report(body: string, path = 'telemetry', type = 'application/json') {
  const url = `/releases/${path}?load=${proof}`;
  const headers = { 'content-type': type, 'x-request-id': 'trace-0001' };
  const answer = await edge.inject({ method: 'POST', url, headers, payload: body });
  return answer.statusCode;
}

const figures = () => metrics.measurements.metrics();

it('Reports wait while the registry is away, and get to it unchanged once it is back', async () => {
  expect(await report('{"first":1}')).toBe(202);
  expect(await report('{"second":2}', 'reports')).toBe(202);
  await vi.waitFor(async () => expect(await figures()).toContain('pazar_registry_reachable 0'));
  expect(await figures()).toContain('pazar_reports_waiting 2');
  const seen = await startRegistry();
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  const common = { load, address: '127.0.0.1', type: 'application/json', requestId: 'trace-0001' };
  expect(seen).toEqual([
    { ...common, path: '/v1/telemetry', body: '{"first":1}' },
    { ...common, path: '/v1/reports', body: '{"second":2}' },
  ]);
  await vi.waitFor(async () => expect(await figures()).toContain('outcome="delivered"} 2'));
  const after = await figures();
  expect(after).toContain('pazar_registry_reachable 1');
  expect(after).toContain('pazar_reports_waiting 0');
  expect(after).toContain('route="reports",status="202"} 2');
});

it('A report that the registry refuses is not kept, and the browser learns its answer', async () => {
  await startRegistry(413);
  expect(await report('{}')).toBe(413);
  expect(await figures()).toContain('pazar_reports_waiting 0');
});

it.each([500, 503])('A report that the registry answers with %i is kept', async (status) => {
  await startRegistry(status);
  expect(await report('{}')).toBe(202);
  expect(await figures()).toContain('pazar_reports_waiting 1');
});

it('While the registry is away no request waits for it', async () => {
  const seen = await startRegistry(204, 503);
  await vi.waitFor(async () => expect(await figures()).toContain('pazar_registry_reachable 0'));
  expect(await report('{}')).toBe(202);
  expect(seen).toEqual([]);
});

it('What no browser reports is refused and never kept', async () => {
  expect(await report('{}', 'telemetry', `text/plain; x=${'x'.repeat(4_000)}`)).toBe(415);
  expect(await figures()).toContain('pazar_reports_waiting 0');
});
