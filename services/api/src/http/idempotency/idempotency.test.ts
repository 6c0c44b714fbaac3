import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { problemSchema } from '@pazar/contracts/problem';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, count, eq, sql } from '../../database/drizzle.ts';
import { idempotentAnswers } from '../../database/tables/idempotent-answers.ts';
import { lots } from '../../database/tables/lots.ts';
import { movements } from '../../database/tables/movements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bothDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';

describe.each(bothDatabases)('Idempotency-Key on $name', ({ open }) => {
  let test: TestApp;
  let lotId: string;
  let token: string;
  let port: number;

  beforeAll(async () => {
    test = await startTestApp(await open());
    const { id, token: own } = await test.signIn('producer');
    token = own;
    const { database } = test.connection;
    const [lot] = await database
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.agentId, id), eq(lots.status, 'AVAILABLE'), eq(lots.unit, 'KG')));
    lotId = lot?.id ?? '';
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => test.close());

  const harvest = { type: 'HARVEST', quantity: '1.000' };
  const url = () => `/v1/produce/${lotId}/movements`;
  const book = (key: string, body: object = harvest) =>
    test.send(`POST ${url()}`, 'producer', { body, headers: { 'idempotency-key': key } });
  async function effects(): Promise<number> {
    const { database } = test.connection;
    const [row] = await database
      .select({ all: count() })
      .from(movements)
      .where(eq(movements.lotId, lotId));
    return row?.all ?? 0;
  }

  it('gives a repetition the same answer, and says so', async () => {
    const before = await effects();
    const key = randomUUID();
    const first = await book(key);
    const again = await book(key.toUpperCase());
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.body).toBe(first.body);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await effects()).toBe(before + 1);
  });

  it('gives a failure again, without an effect', async () => {
    const before = await effects();
    const key = randomUUID();
    const tooMuch = { type: 'SALE', quantity: '-999999.000' };
    const first = await book(key, tooMuch);
    const again = await book(key, tooMuch);
    expect(first.statusCode).toBe(409);
    expect([again.statusCode, again.body]).toEqual([409, first.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await effects()).toBe(before);
  });

  it('keeps nothing of a request that was wrong before it began', async () => {
    const key = randomUUID();
    expect((await book(key, { type: 'HARVEST', quantity: 'much' })).statusCode).toBe(422);
    expect((await book(key)).statusCode).toBe(201);
  });

  it('answers a refusal that cannot be stored, and nothing of the database', async () => {
    const { database } = test.connection;
    await database.execute(sql`create function api.refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no'; end $$`);
    await database.execute(sql`create trigger full_up before insert on api.idempotent_answers
      for each row execute function api.refuse()`);
    const refused = await book(randomUUID(), { type: 'SALE', quantity: '-999999.000' });
    await database.execute(sql`drop trigger full_up on api.idempotent_answers`);
    expect(refused.statusCode).toBe(409);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problemSchema.parse(refused.json()).code).toBe('insufficient-stock');
    expect(refused.body).not.toContain('idempotent_answers');
  });

  it('keeps nothing when the effect cannot be committed', async () => {
    const { database } = test.connection;
    await database.execute(sql`create function api.fail() returns trigger language plpgsql
      as $$ begin raise exception 'no'; end $$`);
    await database.execute(sql`create constraint trigger too_late after insert on api.movements
      deferrable initially deferred for each row execute function api.fail()`);
    const before = await effects();
    const key = randomUUID();
    const failed = await book(key);
    await database.execute(sql`drop trigger too_late on api.movements`);
    expect(problemSchema.parse(failed.json())).toMatchObject({ status: 500, code: 'internal' });
    expect(await effects()).toBe(before);
    expect((await book(key)).statusCode).toBe(201);
    expect(await effects()).toBe(before + 1);
  });

  it('refuses the key of another request', async () => {
    const key = randomUUID();
    await book(key);
    for (const response of [
      await book(key, { ...harvest, quantity: '2.000' }),
      await test.send(`POST ${url().replace(lotId, randomUUID())}`, 'producer', {
        body: harvest,
        headers: { 'idempotency-key': key },
      }),
    ]) {
      expect(problemSchema.parse(response.json())).toMatchObject({
        status: 422,
        code: 'idempotency-mismatch',
      });
    }
  });

  it('lets other agents use the same key', async () => {
    const key = randomUUID();
    await book(key);
    const other = await test.send(`POST ${url()}`, 'seller', {
      body: harvest,
      headers: { 'idempotency-key': key },
    });
    expect(problemSchema.parse(other.json()).code).toBe('not-found');
  });

  it('refuses a key that is no UUID', async () => {
    const problem = problemSchema.parse((await book('1')).json());
    expect(problem).toMatchObject({ status: 400, code: 'malformed' });
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/Idempotency-Key', code: 'format' });
  });

  it('forgets a key after a day', async () => {
    const key = randomUUID();
    const before = await effects();
    await book(key);
    const { database } = test.connection;
    await database
      .update(idempotentAnswers)
      .set({ createdAt: new Date(testNow.getTime() - 24 * 60 * 60 * 1000) })
      .where(eq(idempotentAnswers.key, key));
    expect((await book(key)).headers['idempotency-replayed']).toBeUndefined();
    expect(await effects()).toBe(before + 2);
  });

  it('has one effect however often and at once a request comes', async () => {
    const key = randomUUID();
    const before = await effects();
    const responses = await Promise.all(Array.from({ length: 20 }, () => book(key)));
    const codes = responses.map((response) =>
      response.statusCode === 201 ? 'done' : problemSchema.parse(response.json()).code,
    );
    expect(codes).toContain('done');
    expect(['done', 'request-in-progress']).toEqual(expect.arrayContaining([...new Set(codes)]));
    expect((await book(key)).statusCode).toBe(201);
    expect(await effects()).toBe(before + 1);
  });

  /** Sends the request on a separate connection, and destroys that at some byte. */
  async function cutOff(key: string, at: { sent: number; received: number }): Promise<string> {
    const body = JSON.stringify(harvest);
    const request = [
      `POST ${url()} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      `idempotency-key: ${key}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
      'connection: close',
      '',
      body,
    ].join('\r\n');
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => undefined);
    let received = '';
    socket.on('readable', () => {
      while (received.length < at.received && !socket.destroyed) {
        const piece: unknown = socket.read(1);
        if (!(piece instanceof Uint8Array)) return;
        received += Buffer.from(piece).toString('latin1');
      }
      socket.destroy();
    });
    socket.write(request.slice(0, at.sent), () => {
      if (at.sent < request.length || at.received === 0) socket.destroy();
    });
    await once(socket, 'close');
    return received;
  }

  const whole = Number.MAX_SAFE_INTEGER;
  /** Behaves like a client: retries until it has an answer. */
  async function insist(key: string): Promise<number> {
    const { statusCode } = await book(key);
    return statusCode === 409 ? insist(key) : statusCode;
  }

  it('has one effect when the connection is cut anywhere in the answer', async () => {
    const { length } = await cutOff(randomUUID(), { sent: whole, received: whole });
    expect(length).toBeGreaterThan(500);
    const before = await effects();
    let requests = 0;
    for (let received = 0; received <= length; received += 25) {
      const key = randomUUID();
      await cutOff(key, { sent: whole, received });
      expect(await insist(key)).toBe(201);
      requests += 1;
      expect(await effects()).toBe(before + requests);
    }
  });

  it('has one effect when the connection is cut anywhere in the request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 700 }), async (sent) => {
        const before = await effects();
        const key = randomUUID();
        await cutOff(key, { sent, received: 0 });
        expect(await insist(key)).toBe(201);
        expect(await effects()).toBe(before + 1);
      }),
      { numRuns: 15 },
    );
  });
});
