import { createServer } from 'node:http';
import { demoPassword } from '../system/agents-api.ts';
import { freePort } from '../system/free-port.ts';
import { linkFromOutbox } from '../system/outbox.ts';
import { startSystem } from '../system/pazar-system.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { publicHost, startTlsProxy, type TlsProxy } from '../system/tls-proxy.ts';

interface WorkerFixtures {
  /** URL of a server with the same discovery document as Google: enough to start a sign-in. */
  readonly issuer: string;
  readonly nginx: TlsProxy;
}

/** A Pazar set up like a public one, without the demo. */
const test = base.extend<object, WorkerFixtures>({
  issuer: [
    async ({}, use) => {
      const port = await freePort();
      const issuer = `http://127.0.0.1:${port}`;
      const about = {
        issuer,
        authorization_endpoint: `${issuer}/choose`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      };
      const server = createServer((_request, response) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(about));
      });
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      await use(issuer);
      server.close();
    },
    { scope: 'worker' },
  ],
  system: [
    async ({ issuer }, use) => {
      const system = await startSystem({
        PAZAR_SEED: 'off',
        PAZAR_HTTPS: 'true',
        PAZAR_HOSTS: `${publicHost} ${otherName}`,
        PAZAR_SHELL_URL: `https://${publicHost}`,
        PAZAR_TRUSTED_PROXIES: '127.0.0.1',
        PAZAR_GOOGLE_ISSUER: issuer,
        PAZAR_GOOGLE_CLIENT_ID: 'pazar',
        PAZAR_GOOGLE_CLIENT_SECRET: 'known to nobody',
      });
      try {
        await use(system);
      } finally {
        await system.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  nginx: [
    async ({ system }, use) => {
      const proxy = await startTlsProxy(system.shell);
      await use(proxy);
      await proxy.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A second host name of the same Pazar, which Google does not know. */
const otherName = `www.${publicHost}`;

const fromPage = { 'sec-fetch-site': 'same-origin' };
const login = '/api/v1/agent/login';

test.describe('Behind a TLS proxy with HTTP/2', () => {
  test('limits count per visitor, and nobody chooses an address', async ({ nginx }) => {
    const guesser = nginx.visitor('127.0.0.2');
    const wrong = { username: 'consumer', password: 'not-the-password' };
    const tries: number[] = [];
    for (let number = 1; number <= 5; number += 1) {
      tries.push((await guesser.ask(login, wrong, fromPage)).status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401]);
    for (const claimed of ['127.0.0.9', '203.0.113.7']) {
      const claim = {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        forwarded: `for=${claimed}`,
      };
      const refused = await guesser.ask(login, wrong, { ...fromPage, ...claim });
      expect([claimed, refused.status]).toEqual([claimed, 429]);
    }
    const other = await nginx.visitor('127.0.0.3').ask(login, wrong, fromPage);
    expect(other.status).toBe(401);
  });

  test('cookies are for TLS and for this host alone', async ({ nginx }) => {
    const visitor = nginx.visitor('127.0.0.4');
    const producer = { username: 'producer', password: demoPassword };
    const { status, headers } = await visitor.ask(login, producer, fromPage);
    expect(status).toBe(200);
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toContain('; Secure');
    // Scripts must read the other one, whose name HTTP clients know.
    const own = cookies.filter((cookie) => cookie.includes('HttpOnly'));
    expect(own).not.toEqual([]);
    for (const cookie of own) expect(cookie).toMatch(/^__Host-[^;]*;.*Path=\/;/);
  });

  test('the page demands TLS, and links in e-mails open it', async ({ nginx, system }) => {
    const visitor = nginx.visitor('127.0.0.5');
    const page = await visitor.ask('/product', undefined, { accept: 'text/html' });
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    const email = 'tls.proxy@example.com';
    const password = 'four-quiet-green-hens';
    const agent = { username: 'tlsproxy', email, password, displayName: 'Ana', locale: 'en' };
    const registered = await visitor.ask('/api/v1/agent/register', agent, fromPage);
    expect(registered.status, registered.body).toBe(202);
    const link = await linkFromOutbox(system, '/home/confirm');
    expect(new URL(link).origin).toBe(`https://${publicHost}`);
  });

  test('a sign-in with Google goes to and comes back from the public address', async ({
    nginx,
  }) => {
    const visitor = nginx.visitor('127.0.0.7');
    const begin = '/api/oauth2/authorization/google';
    const atPublicName = `https://${publicHost}${begin}?at=shell`;
    for (const headers of [{ ':authority': otherName }, { 'x-forwarded-host': 'other.example' }]) {
      const elsewhere = await visitor.ask(begin, undefined, headers);
      expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, atPublicName]);
    }
    const onward = await visitor.ask(begin);
    expect(onward.status).toBe(302);
    const google = new URL(onward.headers.location ?? '');
    expect(google.searchParams.get('redirect_uri')).toBe(
      `https://${publicHost}/api/login/oauth2/code/google`,
    );
    expect(onward.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; Secure/)]);
  });

  test('a host name that nobody configured is refused', async ({ nginx }) => {
    const stranger = nginx.visitor('127.0.0.6');
    const answer = await stranger.ask('/', undefined, { ':authority': 'other.example' });
    expect(answer.status).toBe(421);
  });
});
