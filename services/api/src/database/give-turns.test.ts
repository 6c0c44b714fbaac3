import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openInMemory } from '../testing/pglite-snapshot.ts';
import type { DatabaseConnection } from './database.ts';
import { sql } from './drizzle.ts';
import { connectPglite } from './open-database.ts';

describe('The embedded database', () => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await connectPglite(await openInMemory(inject('databaseSnapshots').pglite.new));
  });
  afterAll(() => connection.close());

  /** How often the event loop had a turn during some work. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let [turns, isDone] = [0, false];
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await work();
    isDone = true;
    return turns;
  }
  const slow = sql`select sum(n) from generate_series(1, 20000) as n`;

  it('lets others have their turn between many statements, also within a transaction', async () => {
    const { database } = connection;
    const many = async (client: Pick<typeof database, 'execute'>) => {
      for (let statement = 0; statement < 60; statement += 1) await client.execute(slow);
    };
    const from = performance.now();
    const outside = await turnsDuring(() => many(database));
    const inside = await turnsDuring(() =>
      database.transaction((transaction) => many(transaction)),
    );
    // One for each 15 ms, with some left for what a statement takes.
    const least = Math.floor((performance.now() - from) / 2 / 60);
    expect(least).toBeGreaterThan(0);
    expect(outside).toBeGreaterThanOrEqual(Math.min(least, 3));
    expect(inside).toBeGreaterThanOrEqual(Math.min(least, 3));
  });
});
