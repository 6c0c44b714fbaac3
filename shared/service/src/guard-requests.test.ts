import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardRequests } from './guard-requests.ts';

describe('guardRequests', () => {
  let app: FastifyInstance;
  let release: (() => void)[];

  beforeEach(() => {
    release = [];
    app = Fastify({ trustProxy: 'loopback' });
    guardRequests(app, {
      hosts: ['pazar.example.com'],
      maxInFlight: 4,
      refuse: (_request, reply, { status, detail }) => reply.code(status).send({ detail }),
    });
    app.get('/slow', () => new Promise<string>((resolve) => release.push(() => resolve('done'))));
    app.get('/health/live', () => 'up');
  });
  afterEach(async () => {
    for (const finish of release) finish();
    await app.close();
  });

  const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
  const askFrom = (address: string) =>
    app.inject({ url: '/slow', headers: { 'x-forwarded-for': address } });

  it('refuses a host name of another site, and names the variable that allows one', async () => {
    const answer = await ask('/health/live', 'attacker.example:3300');
    expect(answer.statusCode).toBe(421);
    expect(answer.body).toContain('attacker.example is not a name of this server; PAZAR_HOSTS');
  });

  it('does not believe the name that a page of another site forwards', async () => {
    const headers = { host: 'attacker.example', 'x-forwarded-host': 'localhost' };
    expect((await app.inject({ url: '/health/live', headers })).statusCode).toBe(421);
  });

  it('leaves half of the capacity to others than one address', async () => {
    const slow = ['2001:db8::1', '2001:db8::2'].map(askFrom);
    await expect.poll(() => release.length).toBe(2);
    expect((await askFrom('2001:db8::3')).statusCode).toBe(503);
    const other = askFrom('192.0.2.1');
    await expect.poll(() => release.length).toBe(3);
    for (const finish of release) finish();
    const answers = await Promise.all([...slow, other]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'Pazar.Example.com'])(
    'lets %s in',
    async (host) => {
      expect((await ask('/health/live', host)).statusCode).toBe(200);
    },
  );

  it('refuses what is above capacity at once, but no health check, and recovers', async () => {
    const slow = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2'].map(askFrom);
    await expect.poll(() => release.length).toBe(4);
    const refused = await ask('/slow', 'localhost');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect((await ask('/health/live', 'localhost')).statusCode).toBe(200);
    for (const finish of release) finish();
    await Promise.all(slow);
    const again = ask('/slow', 'localhost');
    await expect.poll(() => release.length).toBe(5);
    release[4]?.();
    expect((await again).statusCode).toBe(200);
  });

  it('counts a request as ended whose client went away', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    for (const count of [1, 2, 3]) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
      await expect.poll(() => release.length).toBe(count);
      socket.destroy();
      await once(socket, 'close');
    }
    const waiting = [ask('/slow', 'localhost'), ask('/slow', 'localhost')];
    await expect.poll(() => release.length).toBe(5);
    for (const finish of release) finish();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });
});
