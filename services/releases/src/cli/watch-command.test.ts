import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, urlOf, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
beforeAll(async () => {
  cli = await openCli();
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
});
afterAll(() => cli.close());

describe('pazar status --watch', () => {
  it('prints the status again when it has changed, until it is stopped', async () => {
    const stop = new AbortController();
    const watching = cli.pazarAs({ stop: stop.signal }, 'status', '--watch');
    // Its answer comes after that of the first look of the watch.
    await cli.pazar('status');
    await cli.pazar('publish', await cli.remoteFolder('catalog', { 'a.js': '1;' }));
    await cli.pazar('status', 'catalog', '--wait');
    stop.abort();
    const { code, out } = await watching;
    expect(code).toBe(exitCodes.done);
    expect(out.match(/^catalog .* 1 version /gm)).toHaveLength(1);
    expect(out.match(/^catalog .* 2 versions /gm)).toHaveLength(1);
  });

  it('goes on while a proxy answers for a registry that restarts', async () => {
    const proxy = createServer((_request, response) => response.writeHead(502).end('Bad Gateway'));
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const run = await cli.pazarWith({ PAZAR_REGISTRY: urlOf(proxy) }, 'status', '--watch');
    proxy.close();
    expect(run).toMatchObject({ code: exitCodes.done });
    expect(run.out).toContain('The registry failed (502)');
  });

  it('says that the registry is away, and has no object for scripts', async () => {
    const gone = { PAZAR_REGISTRY: 'http://127.0.0.1:9' };
    expect((await cli.pazarWith(gone, 'status', '--watch')).out).toContain('does not answer');
    const run = await cli.pazar('status', '--watch', '--json');
    expect(run).toMatchObject({ code: exitCodes.usage });
  });
});
