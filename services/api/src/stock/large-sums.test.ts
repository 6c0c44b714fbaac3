import { randomUUID } from 'node:crypto';
import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { and, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { startTestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Nearly the largest quantity of one entry. */
const amount = fc.integer({ min: 5_000_000, max: 9_999_999 }).map((whole) => `${whole}.999`);
/** A booking on a lot, or on a product with its own stock. */
const stepOf = (entry: 'HARVEST' | 'RECEIPT') =>
  fc.oneof(
    amount.map((quantity) => ({ type: entry, quantity })),
    amount.map((quantity) => ({ type: 'ADJUST', quantity, note: 'Counted again' })),
    fc
      .tuple(fc.constantFrom('SALE', 'WASTE', 'OWN_USE'), amount)
      .map(([type, quantity]) => ({ type, quantity: `-${quantity}`, force: true })),
  );

const product = {
  name: { mk: 'Компири' },
  baseUnit: 'KG',
  stockMode: 'MANUAL',
  packs: [{ size: '1.000', unit: 'KG', priceMinor: 6000 }],
};

describe.each(testDatabases)('Whatever is booked on a lot or a product, on $name', ({ open }) => {
  it('can be read after each step, in the list and as a whole', async () => {
    const test = await startTestApp(await open());
    const { id: agentId } = await test.signIn('producer');
    const isOpen = and(eq(lots.status, 'AVAILABLE'), eq(lots.unit, 'KG'));
    const [lot] = await test.connection.database
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.agentId, agentId), isOpen));
    const url = `/v1/produce/${lot?.id ?? ''}`;
    const key = () => ({ 'idempotency-key': randomUUID() });
    const made = await test.send('POST /v1/products', 'producer', {
      body: product,
      headers: key(),
    });
    const own = `/v1/products/${made.json<{ id: string }>().id}`;
    async function book(body: object, at = url) {
      const headers = key();
      const booked = await test.send(`POST ${at}/movements`, 'producer', { body, headers });
      expect(booked.statusCode).toBeLessThan(500);
      const reads = [at, '/v1/produce?limit=100', '/v1/products?limit=100', `${at}/movements`];
      for (const read of reads) expect((await test.get(read, 'producer')).statusCode).toBe(200);
    }

    await fc.assert(
      fc.asyncProperty(
        fc.array(stepOf('HARVEST'), { maxLength: 6 }),
        fc.array(stepOf('RECEIPT'), { maxLength: 6 }),
        async (onLot, onProduct) => {
          for (const body of onLot) await book(body);
          for (const body of onProduct) await book(body, own);
        },
      ),
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
