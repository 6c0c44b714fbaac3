import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, urlOf, type CliFixture } from '../testing/cli-fixture.ts';

let cli: CliFixture;

beforeAll(async () => {
  cli = await openCli();
});
afterAll(() => cli.close());

/** Passes requests on, and drops the connection of the first change instead of its answer. */
async function losingProxy(): Promise<Server> {
  let isLost = false;

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const sent = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
    const body = await text(request);
    const answer = await fetch(cli.addresses.registry + url, {
      method,
      headers: sent.flatMap((name): [string, string][] => {
        const value = headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      ...(body !== '' && { body }),
    });
    const answered = await answer.text();
    const isDropped = method === 'POST' && !isLost;
    isLost ||= isDropped;
    if (isDropped) response.destroy();
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
  }

  const server = createServer((request, response) => void forward(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('A change whose answer is lost', () => {
  it('is sent again and done once', async () => {
    await cli.pazar('publish', '--live', await cli.remoteFolder('lost'));
    await cli.pazar('publish', await cli.remoteFolder('lost', { 'newer.js': '1' }));
    const proxy = await losingProxy();
    const words = ['canary', 'lost', 'latest', '--percent', '5', '--reason', 'try it'];
    const run = await cli.pazarWith({ PAZAR_REGISTRY: urlOf(proxy) }, ...words);
    proxy.close();
    expect(run).toMatchObject({ code: 0, error: '' });
    const { out } = await cli.pazar('history', 'lost', '--json');
    expect(out.match(/"action":"canary"/g)).toHaveLength(1);
  });
});
