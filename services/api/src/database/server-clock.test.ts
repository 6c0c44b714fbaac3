import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../testing/test-databases.ts';
import type { DatabaseConnection } from './database.ts';
import { sql } from './drizzle.ts';
import { openServerClock } from './server-clock.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('The time of a process, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  /** Milliseconds between two times. */
  const apart = (one: Date, other: number) => Math.abs(one.getTime() - other);

  it('is that of the database, also after the clock of the machine was set', async () => {
    let ahead = dayMs;
    const ownTime = () => Date.now() + ahead;
    const { clock, close } = await openServerClock(connection.database, { ownTime, pauseMs: 5 });
    expect(apart(clock(), Date.now())).toBeLessThan(1000);

    ahead = -dayMs;
    await expect.poll(() => apart(clock(), Date.now()), { interval: 5 }).toBeLessThan(1000);
    close();
  });

  it('goes on while the database does not answer', async () => {
    let asked = 0;
    const database = {
      execute: () => {
        asked += 1;
        return connection.database.execute(
          asked === 1
            ? sql`select extract(epoch from clock_timestamp()) * 1000 as ms`
            : sql`select 1 / 0`,
        );
      },
    };
    const { clock, close } = await openServerClock(database, {
      ownTime: () => Date.now() - dayMs,
      pauseMs: 5,
    });
    await expect.poll(() => asked, { interval: 5 }).toBeGreaterThan(2);
    expect(apart(clock(), Date.now())).toBeLessThan(1000);
    close();
  });
});
