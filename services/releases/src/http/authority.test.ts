import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTokenSchema, tokenListSchema, type TokenRequest } from '../domain/token-api.ts';
import type { Registry } from '../open-registry.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { createApp } from '../create-app.ts';
import type { App } from './app-types.ts';

const reason = 'because of a test';
const session = 'session-of-a-manager';
const agentSession = 'session-of-an-agent';
const slowSession = 'session-that-the-api-fails-on';
const statuses = new Map([session, agentSession].map((token) => [token, 200])).set(
  slowSession,
  500,
);

/** A fake of the agents' API, which knows a manager and an agent. */
async function startApi(): Promise<Server> {
  const server = createServer((request, response) => {
    const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
    response.writeHead(statuses.get(token) ?? 401, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: 'a1',
        username: 'manager',
        userType: 'STAFF',
        token,
        tokenExpiry: '2026-12-01T00:00:00.000Z',
        roles: token === session ? ['ROLE_AGENT', 'ROLE_MANAGEMENT'] : ['ROLE_AGENT'],
        authenticationProvider: 'LOCAL',
        verified: true,
        creationDate: '2026-01-01T00:00:00.000Z',
        updateDate: '2026-01-01T00:00:00.000Z',
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('A token', () => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  let api: Server;
  let own: string;

  beforeAll(async () => {
    const [database] = databases;
    if (!database) throw new Error('There is always the embedded database');
    home = await database.createHome();
    registry = await home.open();
    api = await startApi();
    // A listening TCP server has an address object; a string is for pipes.
    const { port } = api.address() as AddressInfo;
    registry.parts.apiOrigin = `http://127.0.0.1:${port}`;
    app = createApp(registry, false);
    own = await home.token();
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    api.close();
    await home.remove();
  });

  async function call(token: string, path: string, body?: object) {
    const headers = { authorization: `Bearer ${token}` };
    const [method, url = ''] = path.split(' ');
    const request = { url, headers, ...(body && { payload: body }) };
    if (method === 'GET') return app.inject({ ...request, method });
    return app.inject({ ...request, method: method === 'DELETE' ? method : 'POST' });
  }
  async function makeToken(request: Partial<TokenRequest>): Promise<string> {
    const body = { name: 'team', roles: ['operator'], remotes: ['catalog'], reason, ...request };
    return newTokenSchema.parse((await call(own, 'POST /v1/tokens', body)).json()).text;
  }

  it('that is bound to a remote touches nothing that concerns all of them', async () => {
    const bound = await makeToken({});
    const create = { name: 'mine', roles: ['operator'], remotes: null, reason };
    const attempts = await Promise.all([
      call(bound, 'POST /v1/tokens', create),
      call(bound, 'GET /v1/tokens'),
      call(bound, 'POST /v1/keys', { reason }),
      call(bound, 'POST /v1/gc', { dryRun: true, reason }),
      call(bound, 'POST /v1/backup', { reason }),
      call(bound, 'GET /v1/audit'),
    ]);
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(problemSchema.parse(attempts[0]?.json()).detail).toBe(
      'team is limited to catalog; this concerns every remote',
    );
    expect((await call(bound, 'POST /v1/remotes/catalog/pause', { reason })).statusCode).toBe(428);
  });

  it('plans changes of the remote that it names and of no other', async () => {
    const bound = await makeToken({});
    const plan = (remote: string) =>
      call(bound, 'POST /v1/plan', { action: 'pause', remote, request: { reason } });
    expect((await plan('locations')).statusCode).toBe(403);
    expect((await plan('catalog')).statusCode).not.toBe(403);
  });

  it('lets nobody make a role that the maker does not have', async () => {
    const operator = await makeToken({ name: 'duty', remotes: null });
    const body = { name: 'more', roles: ['publisher'], remotes: ['catalog'], reason };
    const answer = await call(operator, 'POST /v1/tokens', body);
    expect(answer.statusCode).toBe(409);
    expect(problemSchema.parse(answer.json()).detail).toBe(
      'duty does not have the role publisher, so it cannot grant it',
    );
  });

  it('of a browser session acts on remotes, and makes neither tokens nor keys', async () => {
    const create = { name: 'mine', roles: ['auditor'], remotes: null, reason };
    const attempts = await Promise.all([
      call(session, 'POST /v1/tokens', create),
      call(session, 'GET /v1/tokens'),
      call(session, 'POST /v1/keys', { reason }),
      call(session, 'POST /v1/gc', { dryRun: false, reason }),
    ]);
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect((await call(session, 'GET /v1/audit')).statusCode).toBe(200);
    const pause = await call(session, 'POST /v1/remotes/catalog/pause', { reason });
    expect(pause.statusCode).toBe(428);
  });

  it.each([
    ['is over', 'session-that-is-over', 401],
    ['is of an agent who is no manager', agentSession, 403],
    ['the api cannot read now', slowSession, 503],
  ])('of a browser session that %s is refused through the edge', async (_case, token, status) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-forwarded-prefix': '/api/v1/releases',
    };
    const answer = await app.inject({ url: '/v1/remotes', headers });
    expect(answer.statusCode).toBe(status);
  });

  it('of the installation cannot be revoked, so that nobody locks its owner out', async () => {
    const { items } = tokenListSchema.parse((await call(own, 'GET /v1/tokens')).json());
    const local = items.find(({ name }) => name === 'local');
    const answer = await call(own, `DELETE /v1/tokens/${local?.id}`, { reason });
    expect(answer.statusCode).toBe(409);
    expect((await call(own, 'GET /v1/tokens')).statusCode).toBe(200);
  });

  it('that was revoked is refused with its name and the time', async () => {
    const text = await makeToken({ name: 'gone', remotes: null });
    const { items } = tokenListSchema.parse((await call(own, 'GET /v1/tokens')).json());
    const gone = items.find(({ name }) => name === 'gone');
    await call(own, `DELETE /v1/tokens/${gone?.id}`, { reason });
    const answer = await call(text, 'GET /v1/tokens');
    expect(answer.statusCode).toBe(401);
    expect(problemSchema.parse(answer.json()).detail).toMatch(/^gone was revoked at \d{4}-/);
  });
});
