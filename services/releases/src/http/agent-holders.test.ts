import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Session } from '@pazar/contracts/session';
import { afterEach, describe, expect, it } from 'vitest';
import { createAgentHolders } from './agent-holders.ts';

const manager: Session = {
  id: 'a1',
  username: 'manager',
  userType: 'STAFF',
  token: 'session-of-a-manager',
  tokenExpiry: '2026-12-01T00:00:00.000Z',
  roles: ['ROLE_AGENT', 'ROLE_MANAGEMENT'],
  authenticationProvider: 'LOCAL',
  verified: true,
  creationDate: '2026-01-01T00:00:00.000Z',
  updateDate: '2026-01-01T00:00:00.000Z',
};

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** An API that knows one session, until it is `suspended`. */
async function startApi(session: unknown, status = 200) {
  const asked: (string | undefined)[] = [];
  const state = { session };
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.session));
  }).listen(0, '127.0.0.1');
  closers.push(() => server.close());
  await once(server, 'listening');
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked, state };
}

describe('createAgentHolders', () => {
  it("lets a manager's session act as an operator, by the name of the manager", async () => {
    const api = await startApi(manager);
    const find = createAgentHolders(api.origin);
    expect(await find(manager.token)).toEqual({
      name: 'agent:manager',
      isSession: true,
      roles: ['operator', 'auditor'],
      remotes: null,
      expiresAt: null,
    });
    expect(api.asked).toEqual(['/v1/agent/current Bearer session-of-a-manager']);
  });

  it('takes the right back with the next request when the manager loses the role', async () => {
    const api = await startApi(manager);
    const find = createAgentHolders(api.origin);
    expect(await find(manager.token)).toBeDefined();
    api.state.session = { ...manager, roles: ['ROLE_AGENT'] };
    expect(await find(manager.token)).toMatchObject({ name: 'agent:manager', roles: [] });
  });

  it('gives nothing to a session that is over', async () => {
    const api = await startApi({ code: 'token-expired' }, 401);
    expect(await createAgentHolders(api.origin)('x')).toBeUndefined();
  });

  it.each([
    ['answers no session', { ok: true }, 200],
    ['fails', { code: 'internal' }, 500],
    ['has too much to do', { code: 'rate-limited' }, 429],
  ])(
    'does not take a session for one that is over while the api %s',
    async (_case, body, status) => {
      const api = await startApi(body, status);
      expect(await createAgentHolders(api.origin)('x')).toBe('unchecked');
    },
  );

  it('gives nothing to anybody while the api is down', async () => {
    expect(await createAgentHolders('http://127.0.0.1:9')('x')).toBe('unchecked');
  });
});
