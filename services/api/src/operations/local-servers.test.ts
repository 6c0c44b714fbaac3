import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import getPort from 'get-port';
import { serveMetrics } from '@pazar/service/metrics/serve-metrics';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDemoIdentity } from '../../demo-identity/open-demo-identity.ts';

const client = {
  clientId: 'pazar-test',
  clientSecret: 'known to this test',
  redirectUri: 'http://127.0.0.1/back',
};

const servers = {
  'metrics are': { path: '/metrics', open: (port: number) => serveMetrics(new Registry(), port) },
  'the provider that plays Google is': {
    path: '/.well-known/openid-configuration',
    open: async (port: number) => (await openDemoIdentity(port, client)).close,
  },
};

describe.each(Object.entries(servers))('On this machine %s', (_name, { path, open }) => {
  let port: number;
  let close: () => Promise<void>;
  beforeEach(async () => {
    port = await getPort();
    close = await open(port);
  });
  afterEach(() => close());

  async function ask(asked: string, host: string): Promise<number | undefined> {
    const call = request({ port, host: '127.0.0.1', path: asked, headers: { host } }).end();
    const answer = await once(call, 'response').then(([first]: IncomingMessage[]) => first);
    answer?.resume();
    return answer?.statusCode;
  }

  it('read under a name of the machine, and under no other', async () => {
    for (const host of [`127.0.0.1:${port}`, 'localhost', `[::1]:${port}`]) {
      expect(await ask(path, host)).toBe(200);
    }
    expect(await ask(path, `attacker.example:${port}`)).toBe(421);
    expect(await ask('/anything-else', 'localhost')).toBe(404);
  });
});
