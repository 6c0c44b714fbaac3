import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { limitersOn } from './limiter.ts';
import { createLoginLimiter, type LoginLimiter } from './login-limiter.ts';

describe.each(testDatabases)('The sign-in limit on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let limiter: LoginLimiter;
  beforeAll(async () => {
    connection = await open();
    limiter = createLoginLimiter(limitersOn(connection.pool));
  });
  afterAll(() => connection.close());

  /** The seconds to wait after a try, 0 when it was allowed. */
  async function waitAfter(attempt: Promise<void>): Promise<number> {
    try {
      await attempt;
      return 0;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'rate-limited') throw error;
      return Number(error.retryAfter);
    }
  }
  type Names = [who: string, address: string, isKnown?: boolean];
  const attempt = ([who, address, isKnown = false]: Names) => ({ who, address, isKnown });

  async function tryTimes(times: number, who: (index: number) => Names) {
    const { count } = limiter;
    const waits: number[] = [];
    for (let index = 0; index < times; index += 1) {
      waits.push(await waitAfter(count(attempt(who(index)))));
    }
    return waits;
  }

  it('allows one user five tries a minute from one address', async () => {
    const waits = await tryTimes(6, () => ['ana', '10.0.0.1']);
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits[5]).toBeGreaterThan(0);
    expect(waits[5]).toBeLessThanOrEqual(60);
  });

  it('knows a name in capitals', async () => {
    await tryTimes(5, () => ['boro', '10.0.0.2']);
    expect(await tryTimes(1, () => ['BORO', '10.0.0.2'])).not.toEqual([0]);
  });

  it('locks a name for a quarter of an hour after ten wrong passwords from anywhere', async () => {
    const waits = await tryTimes(11, (index) => ['vera', `10.0.1.${index}`]);
    expect(waits.slice(0, 10).every((wait) => wait === 0)).toBe(true);
    expect(waits[10]).toBeGreaterThan(14 * 60);
    expect((await tryTimes(1, () => ['vera', '10.0.2.1']))[0]).toBeGreaterThan(14 * 60);
  });

  it('lets the owner in from a known browser, whatever strangers and neighbours tried', async () => {
    await tryTimes(51, (index) => [`neighbour${index}`, '10.0.6.1']);
    await tryTimes(11, (index) => ['mira', `10.0.7.${index}`]);
    expect(await tryTimes(1, () => ['mira', '10.0.6.1', true])).toEqual([0]);
  });

  it('locks a known browser that guesses, and a proof by e-mail lifts both locks', async () => {
    const waits = await tryTimes(11, () => ['nada', '10.0.8.1', true]);
    expect(waits[10]).toBeGreaterThan(14 * 60);
    await tryTimes(11, (index) => ['nada', `10.0.9.${index}`]);
    await limiter.unlock('nada');
    expect(await tryTimes(1, () => ['nada', '10.0.8.1', true])).toEqual([0]);
    expect(await tryTimes(1, () => ['nada', '10.0.10.1'])).toEqual([0]);
  });

  it('stops an address that tries one name after the other', async () => {
    const waits = await tryTimes(51, (index) => [`name${index}`, '10.0.3.1']);
    expect(waits.slice(0, 50).every((wait) => wait === 0)).toBe(true);
    expect(waits[50]).toBeGreaterThan(0);
  });

  it('forgets the tries of who knew the password', async () => {
    const { count, forget } = limiter;
    const gjorgji = attempt(['gjorgji', '10.0.4.1']);
    for (let round = 0; round < 12; round += 1) {
      await count(gjorgji);
      await forget(gjorgji);
    }
    expect(await waitAfter(count(gjorgji))).toBe(0);
  });
});

const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');
describe.each(servers)('The sign-in limit of several processes on $name', ({ open }) => {
  it('is one', async () => {
    const connection = await open();
    const processes = Array.from({ length: 20 }, () =>
      createLoginLimiter(limitersOn(connection.pool)),
    );
    const outcomes = await Promise.allSettled(
      processes.map((process) =>
        process.count({ who: 'stojan', address: '10.0.5.1', isKnown: false }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await connection.close();
  });
});
