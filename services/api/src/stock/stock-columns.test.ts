import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { stockFaults } from '../testing/stock-faults.ts';

describe.each(testDatabases)('The stock columns on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  const refusal = (constraint: string) => ({ cause: { constraint } });

  it('add up to what the seed booked', async () => {
    expect(await stockFaults(connection.database)).toEqual([]);
  });

  it.each([
    ['lots', 'remaining', sql`1`],
    ['products', 'stock_state', sql`'IN'`],
  ])('of %s cannot be written by hand: %s', async (table, column, value) => {
    const statement = sql`update ${sql.identifier('api')}.${sql.identifier(table)}
      set ${sql.identifier(column)} = ${value}`;
    await expect(connection.database.execute(statement)).rejects.toMatchObject({
      cause: { message: `column "${column}" can only be updated to DEFAULT` },
    });
  });

  it('follow a link that is made or taken away, and a change of the stock mode', async () => {
    const { database } = connection;
    const rollback = new Error('only looking');
    await expect(
      database.transaction(async (transaction) => {
        await transaction.execute(sql`delete from api.product_lots`);
        expect(await stockFaults(transaction)).toEqual([]);
        await transaction.execute(sql`insert into api.product_lots
          select products.id, lots.id from api.products
          join api.lots on lots.agent_id = products.agent_id and lots.unit = products.base_unit`);
        expect(await stockFaults(transaction)).toEqual([]);
        for (const mode of ['MANUAL', 'ON_DEMAND', 'FROM_PRODUCE']) {
          await transaction.execute(sql`update api.products set stock_mode = ${mode}`);
          expect(await stockFaults(transaction)).toEqual([]);
        }
        throw rollback;
      }),
    ).rejects.toBe(rollback);
  });

  it('leave nothing in a lot that is not on offer, and never less than nothing', async () => {
    const { database } = connection;
    await expect(
      database.execute(sql`update api.lots set status = 'CLOSED', closed_at = now()
        where remaining > 0`),
    ).rejects.toMatchObject(refusal('lots_stock_is_on_offer'));
    await expect(
      database.execute(sql`insert into api.movements
        (id, booking_id, agent_id, lot_id, type, quantity, occurred_at, created_at, created_by)
        select gen_random_uuid(), gen_random_uuid(), agent_id, id, 'SALE', -remaining - 1,
          now(), now(), agent_id from api.lots where status = 'AVAILABLE'`),
    ).rejects.toMatchObject(refusal('lots_remaining_check'));
  });
});
