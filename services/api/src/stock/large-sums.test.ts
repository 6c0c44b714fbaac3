import { randomUUID } from 'node:crypto';
import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { startTestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** As much as one entry may be, or nearly. */
const amount = fc.integer({ min: 5_000_000, max: 9_999_999 }).map((whole) => `${whole}.999`);
const step = fc.oneof(
  amount.map((quantity) => ({ type: 'HARVEST', quantity })),
  amount.map((quantity) => ({ type: 'ADJUST', quantity, note: 'Counted again' })),
  fc
    .tuple(fc.constantFrom('SALE', 'WASTE', 'OWN_USE'), amount)
    .map(([type, quantity]) => ({ type, quantity: `-${quantity}`, force: true })),
);

describe.each(testDatabases)('Whatever is booked on a lot, on $name', ({ open }) => {
  it('can be read after each step, in the list and as a whole', async () => {
    const test = await startTestApp(await open());
    const { id: agentId } = await test.signIn('producer');
    const isOpen = and(eq(lots.status, 'AVAILABLE'), eq(lots.unit, 'KG'));
    const [lot] = await test.connection.database
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.agentId, agentId), isOpen));
    const url = `/v1/produce/${lot?.id ?? ''}`;
    async function book(body: object) {
      const headers = { 'idempotency-key': randomUUID() };
      const booked = await test.send(`POST ${url}/movements`, 'producer', { body, headers });
      expect(booked.statusCode).toBeLessThan(500);
      const reads = [url, '/v1/produce?limit=100', '/v1/products?limit=100', `${url}/movements`];
      for (const read of reads) expect((await test.get(read, 'producer')).statusCode).toBe(200);
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        for (const body of steps) await book(body);
      }),
      { numRuns: 6 },
    );
    // Sold and found again, until more was sold than the lot can hold at once.
    for (let round = 0; round < 3; round += 1) {
      await book({ type: 'SALE', quantity: '-9000000.000', force: true });
    }
    const { sold } = lotDetailSchema.parse((await test.get(url, 'producer')).json());
    expect(Number(sold)).toBeGreaterThan(10_000_000);
    await test.close();
  });
});
