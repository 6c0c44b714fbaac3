import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeConnectionsOnStop } from './close-connections.ts';

describe('A server that stops', () => {
  let app: FastifyInstance;
  let port: number;
  let answer: (() => void) | undefined;
  const opened: Socket[] = [];

  beforeEach(async () => {
    app = Fastify();
    closeConnectionsOnStop(app);
    app.get('/quick', () => 'done');
    app.get('/slow', () => new Promise<string>((resolve) => (answer = () => resolve('done'))));
    // The slow answer comes when the stop has begun.
    app.addHook('preClose', async () => answer?.());
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A server on a port has an address with a port.
    port = (app.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    for (const socket of opened.splice(0)) socket.destroy();
    await app.close();
  });

  async function open(): Promise<Socket> {
    const accepted = once(app.server, 'connection');
    // A reset is one way in which the server may close it.
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    opened.push(socket);
    await Promise.all([once(socket, 'connect'), accepted]);
    return socket;
  }

  async function ask(path: string): Promise<{ socket: Socket; text: () => string }> {
    const socket = await open();
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    const received = once(app.server, 'request');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
    await received;
    return { socket, text: () => text };
  }

  it('does not wait for a connection that never had a request', async () => {
    await open();
    await expect(app.close()).resolves.toBeUndefined();
  });

  it('does not wait for a connection that a client keeps for its next request', async () => {
    const { socket } = await ask('/quick');
    await once(socket, 'data');
    await expect(app.close()).resolves.toBeUndefined();
  });

  it('sends the answer that is under way, and closes its connection', async () => {
    const { socket, text } = await ask('/slow');
    const closed = once(socket, 'close');
    await app.close();
    await closed;
    expect(text()).toMatch(/connection: close[\s\S]*done$/i);
  });
});
