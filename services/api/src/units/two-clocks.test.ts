import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { eq, sql } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { bestPrice } from '../pricing/best-price.ts';
import { isFor, runningPromotions } from '../pricing/running-promotions.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { nowhere } from '../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The clock of a service on a machine whose clock is ahead, or behind. */
function wrongBy(ms: number): Clock {
  const clock = () => new Date(Date.now() + ms);
  return Object.assign(clock, { isForReadsOnly: true as const });
}

/** One step of somebody, through the first or the second process. */
interface Step {
  process: 0 | 1;
  /** Which of the promotions. */
  which: number;
  what: 'price' | 'publish' | 'pause' | 'resume' | 'stop' | 'restore' | 'sale';
}
const step: fc.Arbitrary<Step> = fc.record({
  process: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(3),
  what: fc.constantFrom('price', 'publish', 'pause', 'resume', 'stop', 'restore', 'sale'),
});
/** Steps of one inner list are at the same time. */
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), {
  minLength: 4,
  maxLength: 6,
});

const lineSchema = z.object({ pack_id: z.string(), price_minor: z.number() });
const linesSchema = z.object({ rows: z.array(lineSchema) });

describe.each(testDatabases)('Two processes on one $name, one with a clock', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  describe.each([
    ['2 s ahead', 2000],
    ['2 s behind', -2000],
    ['a day ahead', dayMs],
    ['a day behind', -dayMs],
  ])('%s', (_name, ms) => {
    let apps: TestApp[];
    let desks: LedgerDesk[];
    beforeEach(async () => {
      const start = (by: number) => startTestApp(connection, nowhere, { clock: wrongBy(by) });
      apps = [await start(0), await start(ms)];
      desks = apps.map((app) => openLedgerDesk(app));
      // A login removes sessions that are over by the clock of its process.
      for (const app of ms > 0 ? apps.toReversed() : apps) {
        await app.get('/v1/products?limit=1', 'producer');
      }
    });

    /** A product with two packs; promotions that run at once, and one that begins in an hour. */
    async function setUp(desk: LedgerDesk) {
      const product = await desk.product({
        packs: [
          { size: '1.000', unit: 'KG', priceMinor: 6000 },
          { size: '5.000', unit: 'KG', priceMinor: 25_000 },
        ],
      });
      const ledger = `/v1/products/${product.id}/movements`;
      await desk.book(ledger, { type: 'RECEIPT', quantity: '500.000' });
      const starts = [-hourMs, -hourMs, -hourMs, hourMs];
      const ids: string[] = [];
      for (const [index, start] of starts.entries()) {
        const answer = await desk.post('/v1/promotions', {
          name: { en: `Clocks ${index}` },
          rule: { type: 'PERCENT_OFF', percent: 10 + 10 * index },
          target: { type: 'PRODUCTS', productIds: [product.id] },
          startsAt: new Date(Date.now() + start).toISOString(),
          endsAt: new Date(Date.now() + 30 * dayMs).toISOString(),
        });
        ids.push(answer.json<{ id: string }>().id);
      }
      return { product, ledger, ids };
    }
    type Scene = Awaited<ReturnType<typeof setUp>>;

    async function take({ process, which, what }: Step, { product, ledger, ids }: Scene) {
      const desk = desks[process];
      if (desk === undefined) return null;
      if (what === 'sale') return desk.post(ledger, { type: 'SALE', quantity: '-0.100' });
      if (what !== 'price') {
        return desk.post('/v1/promotions/bulk', { ids: [ids[which]], action: what });
      }
      return desk.post('/v1/products/bulk', {
        ids: [product.id],
        action: 'adjustPrice',
        params: { by: 'amount', value: 100 * (which + 1) },
      });
    }

    /** What each pack costs by its promotions, at the database's time. */
    async function pricesNow(productId: string, at: Date) {
      const { database } = connection;
      const [product] = await database.select().from(products).where(eq(products.id, productId));
      if (product === undefined) throw new Error('The product is gone.');
      const rows = await database.select().from(packs).where(eq(packs.productId, productId));
      const running = await runningPromotions(database, product.agentId, at);
      return rows.map((pack) => {
        const promoted = { ...product, packIds: [pack.id] };
        const fitting = running.filter(({ target }) => isFor(target, promoted));
        return [pack.id, bestPrice(pack, product.currency, fitting).priceMinor] as const;
      });
    }

    async function requireTrueLedger(productId: string) {
      const { database } = connection;
      const answer = await database.execute(sql`
        select distinct on (pack_id) pack_id, price_minor from api.price_changes
        where product_id = ${productId} order by pack_id, starts_at desc, id desc`);
      const last = linesSchema.parse(answer).rows.map((row) => [row.pack_id, row.price_minor]);
      const now = await pricesNow(productId, new Date());
      expect(Object.fromEntries(last)).toEqual(Object.fromEntries(now));
      // A hundred changes in one millisecond would be needed to be further ahead.
      const foreseen = await database.execute(sql`
        select pack_id, price_minor from api.price_changes where product_id = ${productId}
          and starts_at > clock_timestamp() + interval '100 ms'`);
      expect(linesSchema.parse(foreseen).rows).toEqual([]);
    }

    it('end each pack in the ledger with its price, whatever they do at once', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (batches) => {
          const [desk] = desks;
          if (desk === undefined) throw new Error('No process runs.');
          const scene = await setUp(desk);
          for (const batch of batches) {
            const answers = await Promise.all(batch.map((each) => take(each, scene)));
            const statuses = answers.map((answer) => answer?.statusCode);
            expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
            await requireTrueLedger(scene.product.id);
          }
          // The other runs count their own promotions only.
          await desk.post('/v1/promotions/bulk', { ids: scene.ids, action: 'stop' });
        }),
        { numRuns: 2 },
      );
    });
  });
});
