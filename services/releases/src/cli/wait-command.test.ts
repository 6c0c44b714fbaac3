import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCli, type CliFixture } from '../testing/cli-fixture.ts';
import { exitCodes } from './exit-codes.ts';

let cli: CliFixture;
let moved = 0;
beforeAll(async () => {
  cli = await openCli(() => new Date(Date.now() + moved));
  await cli.pazar('publish', '--live', await cli.remoteFolder('catalog'));
});
afterAll(() => cli.close());

const why = ['--reason', 'waited for'];
const wait = () => cli.pazar('status', 'catalog', '--wait');

/** Begins a canary and waits for it, while `end` ends it. */
async function waitFor(bytes: string, end: () => Promise<unknown>) {
  await cli.pazar('publish', await cli.remoteFolder('catalog', { 'newer.js': bytes }));
  expect(await cli.pazar('canary', 'catalog', 'latest', ...why)).toMatchObject({ code: 0 });
  const waiting = wait();
  // Its answer comes after that of the first look of the wait.
  await cli.pazar('status', 'catalog');
  await end();
  return waiting;
}

/** Passes requests on to the registry; while `isDown`, it breaks every connection, and calls `onBroken`. */
async function openDoor(door: { isDown: boolean; onBroken: () => void }): Promise<Server> {
  const server = createServer((request, response) => {
    if (door.isDown) {
      request.socket.destroy();
      door.onBroken();
      return;
    }
    void fetch(cli.addresses.registry + (request.url ?? '')).then(async (answer) =>
      response.writeHead(answer.status).end(await answer.text()),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('pazar status --wait', () => {
  it('ends at once without a canary', async () => {
    const ended = await wait();
    expect(ended).toMatchObject({ code: exitCodes.done });
    expect(ended.out).toContain(': no canary; now ');
  });

  it('ends with 10 when the canary is paused', async () => {
    const paused = await waitFor('1;', () => cli.pazar('pause', 'catalog', ...why));
    expect(paused).toMatchObject({ code: exitCodes.paused });
    expect(paused.out).toContain(': paused; now ');
    await cli.pazar('abort', 'catalog', ...why);
  });

  it('ends with 9 when it is rolled back, and with 0 when everybody has it', async () => {
    const abort = () => cli.pazar('abort', 'catalog', ...why);
    expect(await waitFor('2;', abort)).toMatchObject({ code: exitCodes.rolledBack });
    const promote = () => cli.pazar('promote', 'catalog', ...why);
    const promoted = await waitFor('3;', promote);
    expect(promoted).toMatchObject({ code: exitCodes.done });
    expect(promoted.out).toContain(': complete; now ');
  });

  it('goes on when the registry has restarted, and ends with 7 when it stays away', async () => {
    const door = { isDown: false, onBroken: () => {} };
    const server = await openDoor(door);
    // A listening TCP server has an address object; a string is for pipes.
    const { port } = server.address() as AddressInfo;
    const waitHere = () =>
      cli.pazarWith({ PAZAR_REGISTRY: `http://127.0.0.1:${port}` }, 'status', 'catalog', '--wait');
    const whenBroken = () => new Promise<void>((resolve) => (door.onBroken = resolve));
    const goesAway = async () => {
      door.isDown = true;
      await whenBroken();
    };
    try {
      await cli.pazar('publish', await cli.remoteFolder('catalog', { 'newer.js': '4;' }));
      await cli.pazar('canary', 'catalog', 'latest', ...why);
      const restarted = waitHere();
      await once(server, 'request');
      await goesAway();
      door.isDown = false;
      await cli.pazar('abort', 'catalog', ...why);
      expect(await restarted).toMatchObject({ code: exitCodes.rolledBack });

      await cli.pazar('publish', await cli.remoteFolder('catalog', { 'newer.js': '5;' }));
      await cli.pazar('canary', 'catalog', 'latest', ...why);
      const left = waitHere();
      await once(server, 'request');
      await goesAway();
      moved += 6 * 60_000;
      expect(await left).toMatchObject({ code: exitCodes.unreachable });
    } finally {
      server.close();
    }
  });
});
