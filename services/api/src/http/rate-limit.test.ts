import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowhere } from '../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const perMinute = 10;

describe.each(testDatabases)('Floods of requests on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), nowhere, { requestsPerMinute: perMinute });
  });
  afterAll(() => test.close());

  /** The statuses of some requests, one after the other. */
  async function statuses(times: number, username?: string, headers?: Record<string, string>) {
    const answers: number[] = [];
    for (let index = 0; index < times; index += 1) {
      const response = await test.get('/v1/agent/current', username, headers);
      answers.push(response.statusCode);
    }
    return answers;
  }

  it('are refused by session, and the next session is not in their way', async () => {
    const answers = await statuses(perMinute + 1, 'producer');
    expect(answers).toEqual([...Array.from({ length: perMinute }, () => 200), 429]);
    expect(await statuses(1, 'seller')).toEqual([200]);

    const refused = await test.get('/v1/agent/current', 'producer');
    expect(problemSchema.parse(refused.json()).code).toBe('rate-limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it.each([
    ['nobody', '10.1.0.1', {}],
    ['a caller with a wrong token', '10.1.0.2', { authorization: 'Bearer x' }],
  ])('of %s are refused by address', async (_who, address, headers) => {
    const sent = { ...headers, 'x-forwarded-for': address };
    const answers = await statuses(perMinute + 1, undefined, sent);
    expect(answers).toEqual([...Array.from({ length: perMinute }, () => 401), 429]);
    expect(await statuses(1, undefined, { 'x-forwarded-for': '10.1.0.3' })).toEqual([401]);
    expect((await test.get('/v1/reference/units', undefined, sent)).statusCode).toBe(429);
  });

  it('of one IPv6 network are counted together, whatever its addresses', async () => {
    const from = (address: string) => statuses(1, undefined, { 'x-forwarded-for': address });
    for (let host = 1; host <= perMinute; host += 1) {
      expect(await from(`2001:db8:7:1::${host}`)).toEqual([401]);
    }
    expect(await from('2001:db8:7:1:ffff::1')).toEqual([429]);
    expect(await from('2001:db8:7:2::1')).toEqual([401]);
  });

  it('for pictures are refused by address, and a page full of them is not', async () => {
    const headers = { 'x-forwarded-for': '10.1.0.4' };
    const ask = async () =>
      (await test.get('/v1/images/not-an-image/160.webp', undefined, headers)).statusCode;
    for (let count = 0; count < perMinute * 20; count += 1) expect(await ask()).toBe(422);
    expect(await ask()).toBe(429);
    // Pictures do not use up the limit of other requests.
    expect((await test.get('/v1/reference/units', undefined, headers)).statusCode).toBe(200);
  });

  it('are counted by each process: a second one answers what the first refuses', async () => {
    const options = { requestsPerMinute: perMinute };
    const second = await startTestApp(test.connection, nowhere, options);
    await statuses(perMinute + 1, 'manager');
    expect(await statuses(1, 'manager')).toEqual([429]);
    const answer = await second.get('/v1/agent/current', 'manager');
    expect(answer.statusCode).toBe(200);
    await second.app.close();
  });

  it('do not stop who asks whether the service lives', async () => {
    for (let index = 0; index <= perMinute; index += 1) {
      expect((await test.get('/health/live')).statusCode).toBe(200);
    }
  });
});
