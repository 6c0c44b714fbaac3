import { lotStatusSchema } from '@pazar/contracts/produce';
import { productPageSchema, productStatusSchema, stockModeSchema } from '@pazar/contracts/product';
import { promotionPageSchema, promotionStatusSchema } from '@pazar/contracts/promotion';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { count, eq, type PgTable, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { memoryImageStore } from '../testing/memory-image-store.ts';
import { nowhere } from '../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { seedForTests, testNow } from '../testing/test-seed.ts';
import { seedRows } from './seed-rows.ts';

describe.each(bothDatabases)('The seed on $name', ({ openEmpty }) => {
  let connection: DatabaseConnection;
  let test: TestApp;
  let answers: boolean[];
  beforeAll(async () => {
    connection = await openEmpty();
    const { database } = connection;
    // Two services that start at once: one seeds, the other finds it done.
    const images = memoryImageStore();
    answers = await Promise.all([1, 2].map(() => seedForTests(database, images)));
    test = await startTestApp(connection, { ...nowhere, images });
  });
  afterAll(() => test.close());

  const rows = (table: PgTable) => connection.database.select({ rows: count() }).from(table);

  it('fills an empty database once', async () => {
    expect(answers.filter((filled) => filled)).toHaveLength(1);
    expect(await seedForTests(connection.database)).toBe(false);
  });

  it.each([
    [25, agents],
    [41, products],
    [60, lots],
    [12, locations],
    [15, promotions],
  ])('has %i rows of what the market needs', async (expected, table) => {
    expect(await rows(table)).toEqual([{ rows: expected }]);
  });

  it('shows every state', async () => {
    const { database } = connection;
    const states = async (query: PromiseLike<{ state: string }[]>) =>
      new Set((await query).map((row) => row.state));
    expect(
      await states(database.selectDistinct({ state: products.status }).from(products)),
    ).toEqual(new Set<string>(productStatusSchema.options));
    expect(
      await states(database.selectDistinct({ state: products.stockMode }).from(products)),
    ).toEqual(new Set<string>(stockModeSchema.options));
    expect(await states(database.selectDistinct({ state: lots.status }).from(lots))).toEqual(
      new Set<string>(lotStatusSchema.options),
    );
    expect(
      await states(database.selectDistinct({ state: promotions.status }).from(promotions)),
    ).toEqual(new Set<string>(promotionStatusSchema.options));
  });

  it('never sells more than there was, and leaves nothing in closed lots', async () => {
    const balances = await connection.database
      .select({ status: lots.status, left: sql<string>`sum(${movements.quantity})` })
      .from(movements)
      .innerJoin(lots, eq(lots.id, movements.lotId))
      .groupBy(lots.id);
    const left = balances.map((balance) => Number(balance.left));
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
    const closed = balances.filter((balance) => balance.status === 'CLOSED');
    expect(new Set(closed.map((balance) => Number(balance.left)))).toEqual(new Set([0]));
  });

  it('puts nothing into the future that has happened', async () => {
    for (const table of [agents, products, lots, locations, promotions]) {
      const [row] = await connection.database.select({ late: count() }).from(table)
        .where(sql`${table.updatedAt} > ${testNow.toISOString()}::timestamptz
          or ${table.createdAt} > ${table.updatedAt}`);
      expect(row?.late).toBe(0);
    }
  });

  it('serves the pictures of its products in every size', async () => {
    const response = await test.get('/v1/products?limit=100', 'producer');
    const covers = productPageSchema
      .parse(response.json())
      .items.flatMap(({ cover }) => cover ?? []);
    expect(covers).toHaveLength(27);
    for (const { url, width, height } of covers.flatMap(({ variants }) => variants)) {
      const picture = await test.get(url);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
    }
    expect(covers[0]?.alt?.mk).toMatch(/^\p{Script=Cyrillic}/u);
  });

  it('has promotions that may be changed while they run', async () => {
    const response = await test.get('/v1/promotions?limit=100', 'producer');
    const { items } = promotionPageSchema.parse(response.json());
    const running = items.filter(({ effectiveStatus }) => effectiveStatus === 'ACTIVE');
    expect(running).toHaveLength(4);
    for (const { id, version } of running) {
      const answer = await test.send(`PATCH /v1/promotions/${id}`, 'producer', {
        body: { note: 'Важи додека има залиха.' },
        headers: { 'if-match': `"${version}"` },
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it('keeps a ledger that can only grow', async () => {
    const { database } = connection;
    const refusal = { cause: { message: 'rows of movements are append-only' } };
    await expect(database.delete(movements)).rejects.toMatchObject(refusal);
    await expect(database.update(movements).set({ note: 'x' })).rejects.toMatchObject(refusal);
  });
});

describe('The rows of the seed', () => {
  it('are the same all day and younger the next', async () => {
    const at = (now: string) => seedRows(new Date(now));
    const morning = await at('2026-11-21T00:00:00.000Z');
    // Midnight in Skopje.
    expect(await at('2026-11-21T22:59:59.999Z')).toEqual(morning);
    const [today, tomorrow] = [morning, await at('2026-11-22T00:00:00.000Z')].map((rows) =>
      rows.promotions.map((promotion) => promotion.updatedAt.getTime()),
    );
    expect(tomorrow?.map((time) => time - 24 * 60 * 60 * 1000)).toEqual(today);
  });
});
