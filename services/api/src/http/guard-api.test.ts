import { connect, type Socket } from 'node:net';
import { problemSchema } from '@pazar/contracts/problem';
import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { guardApi } from './guard-api.ts';
import { registerProblemAnswers } from './problem-answers.ts';

describe.each(testDatabases)('Requests that the API does not take in', ({ open }) => {
  let test: TestApp;
  let origin: string;
  let sockets: Socket[];
  beforeEach(async () => {
    test = await startTestApp(await open());
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await test.close();
  });

  const register = '/v1/agent/register';
  /** A request that declares a body and sends none of it. */
  function sendSlowly(address: string): void {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const headers = ['host: localhost', 'content-type: application/json', 'content-length: 100'];
    const lines = [`POST ${register} HTTP/1.1`, ...headers, `x-forwarded-for: ${address}`];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    sockets.push(socket);
  }
  const ask = (address: string) =>
    fetch(`${origin}/v1/reference/units`, { headers: { 'x-forwarded-for': address } });

  it('are those whose client takes longer than two minutes to send one', () => {
    // Node then closes the connection; with 0 it would keep it open for ever.
    expect(test.app.server.requestTimeout).toBe(120_000);
  });

  it('are those under the name of another site', async () => {
    const headers = { host: 'attacker.example', 'x-forwarded-host': 'localhost' };
    const answer = await test.get('/health/live', undefined, headers);
    expect(answer.statusCode).toBe(421);
    expect(problemSchema.parse(answer.json()).status).toBe(421);
  });

  it('are those of an address that holds half of the capacity; others are answered', async () => {
    for (let count = 0; count < 60; count += 1) sendSlowly('192.0.2.1');
    await expect.poll(async () => (await ask('192.0.2.1')).status).toBe(503);
    const refused = await ask('192.0.2.1');
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(problemSchema.parse(await refused.json()).code).toBe('busy');
    expect((await ask('192.0.2.2')).status).toBe(200);
    expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  });
});

describe('The log of errors', () => {
  it('has no line for a request that is refused under load, but one for an error', async () => {
    const logged: string[] = [];
    const app = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    }).withTypeProvider<ZodTypeProvider>();
    registerProblemAnswers(app);
    guardApi(app, []);
    const gate = Promise.withResolvers<string>();
    const slow = vi.fn<() => Promise<string>>(() => gate.promise);
    app.get('/slow', slow);
    app.get('/broken', () => Promise.reject(new Error('The cause of it')));
    expect((await app.inject('/broken')).statusCode).toBe(500);
    expect(logged.filter((line) => line.includes('The cause of it'))).toHaveLength(1);

    const held = Array.from({ length: 60 }, () => app.inject('/slow'));
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(60));
    const refused = await app.inject('/slow');
    expect(refused.headers['retry-after']).toBe('2');
    expect(problemSchema.parse(refused.json())).toMatchObject({ status: 503, code: 'busy' });
    expect(logged).toHaveLength(1);
    gate.resolve('done');
    const answers = await Promise.all(held);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  });
});
