import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetail } from '@pazar/contracts/product-detail';
import { sql, type SQL } from '../database/drizzle.ts';
import { productCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Assignments that the service would never make. */
const wrongColumns = [
  "sku = 'a b'",
  "sku = 'small'",
  "sku = repeat('X', 41)",
  "name_mk = 'x'",
  "name_mk = repeat('x', 121)",
  "name_en = 'x'",
  'name_mk = null, name_en = null',
  "description_mk = ''",
  "description_en = repeat('x', 5001)",
  "category_id = 'no-such'",
  "tags = array['x']",
  "tags = array_fill('tag'::text, array[11])",
  "base_unit = 'G'",
  "currency = 'USD'",
  'vat_rate = 101',
  "stock_mode = 'SOMEHOW'",
  'low_stock_threshold = -1',
  'min_order = 0',
  'step = 0',
  'season_months = array[13]',
  "available_from = '2026-02-02', available_to = '2026-02-01'",
  `certifications = '[{"type":"BEST"}]'`,
  `certifications = '[{"type":"HALAL","number":""}]'`,
  `certifications = '[{"type":"HALAL","validTo":"soon"}]'`,
  `certifications = '{}'`,
  "allergens = array['DUST']",
  'shelf_life_days = 3651',
  "storage_note = repeat('x', 201)",
  "status = 'GONE'",
  "status = 'ACTIVE', published_at = null",
  "status = 'ACTIVE', published_at = now(), vat_rate = null",
  "moderation = 'BLOCKED'",
  "moderation_reason = 'short'",
  'version = 0',
];
const wrongPacks = [
  'size = 0',
  'size = 10000000',
  "size = 500, unit = 'G'",
  "unit = 'L'",
  "unit = 'BARREL'",
  'price_minor = 0',
  'price_minor = 1000000001',
  "label_mk = repeat('x', 41)",
  "sku = 'small'",
  'position = -1',
];

describe.each(testDatabases)('The tables of products on $name', ({ open }) => {
  let test: TestApp;
  let product: ProductDetail;
  beforeAll(async () => {
    test = await startTestApp(await open());
    product = await productCalls(test).create({ sku: 'LIMITS' });
  });
  afterAll(() => test.close());

  const run = (statement: SQL) => test.connection.database.execute(statement);
  const refused = expect.objectContaining({
    cause: expect.objectContaining({ code: expect.stringMatching(/^23/) as unknown }) as unknown,
  }) as unknown;

  it.each(wrongColumns)('refuse a product with %s', async (assignment) => {
    const statement = sql`update api.products set ${sql.raw(assignment)} where id = ${product.id}`;
    await expect(run(statement)).rejects.toEqual(refused);
  });

  it.each(wrongPacks)('refuse a pack with %s', async (assignment) => {
    const statement = sql`update api.packs set ${sql.raw(assignment)} where product_id = ${product.id}`;
    await expect(run(statement)).rejects.toEqual(refused);
  });

  const addPacks = (count: number, unit: string, size: number) =>
    run(sql`insert into api.packs (id, product_id, size, unit, price_minor, active, position)
      select gen_random_uuid(), ${product.id}, ${size} * (n + 1), ${unit}, 100, true, n
      from generate_series(1, ${sql.raw(String(count))}) as n`);

  it('refuse a thirteenth pack and two of one size', async () => {
    await expect(addPacks(12, 'KG', 1000)).rejects.toEqual(refused);
    // The product already has one kilogram; 2 × 500 g is the same amount.
    await expect(addPacks(1, 'G', 500_000)).rejects.toEqual(refused);
  });

  it('refuse what belongs to another agent, or is counted in another unit', async () => {
    const { id } = product;
    const links = [
      sql`insert into api.product_locations select ${id}, id from api.locations
        where agent_id <> ${product.createdBy} limit 1`,
      sql`insert into api.product_lots select ${id}, id from api.lots
        where agent_id <> ${product.createdBy} and unit = 'KG' limit 1`,
      sql`insert into api.product_lots select ${id}, id from api.lots
        where agent_id = ${product.createdBy} and unit = 'PIECE' limit 1`,
      sql`insert into api.product_images (product_id, image_id, position)
        values (${id}, gen_random_uuid(), 0)`,
    ];
    for (const link of links) await expect(run(link)).rejects.toEqual(refused);
  });

  it('refuse another base unit under packs and under movements', async () => {
    const litres = (sku: string) =>
      run(sql`update api.products set base_unit = 'L' where sku = ${sku}
      and agent_id = ${product.createdBy}`);
    await expect(litres('LIMITS')).rejects.toEqual(refused);
    await expect(litres('P-0016')).rejects.toEqual(refused);
  });
});
