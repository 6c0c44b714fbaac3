import { dashboardSchema } from '@pazar/contracts/dashboard';
import type { ToDoCode, ToDoLine } from '@pazar/contracts/dashboard-selling';
import { pageInfoSchema } from '@pazar/contracts/page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { openLedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The list of each section, at the address that a line's filter is written behind. */
const lists: Partial<Record<ToDoLine['section'], string>> = {
  product: '/v1/products',
  produce: '/v1/produce',
  promotion: '/v1/promotions',
};
const rowsSchema = z.object({
  items: z.array(z.object({ name: z.optional(z.unknown()), cropName: z.optional(z.unknown()) })),
});
const counted: readonly ToDoCode[] = [
  'best-before-passed',
  'best-before-near',
  'harvest-overdue',
  'harvest-due',
  'products-blocked',
  'products-without-pack',
  'products-without-location',
  'products-out-of-stock',
  'products-low',
  'products-draft',
  'promotions-ending',
];

describe.each(testDatabases)('What is to do, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    await addWhatIsMissing(test);
  });
  afterAll(() => test.close());

  const linesOf = async (username: string): Promise<ToDoLine[]> => {
    const response = await test.get('/v1/dashboard?blocks=toDo', username);
    const block = dashboardSchema.parse(response.json()).selling?.toDo;
    if (block === undefined || 'problem' in block) throw new Error(response.body);
    return block.data.items;
  };

  it.each(counted)('counts for %s what its link opens', async (code) => {
    const line = (await linesOf('producer')).find((one) => one.code === code);
    const query = new URLSearchParams(
      Object.entries(line?.filter ?? {}).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    );
    const path = lists[line?.section ?? 'account'] ?? '';
    const answer = await test.get(`${path}?count=true&limit=1&${query.toString()}`, 'producer');
    const { page } = z.object({ page: pageInfoSchema }).parse(answer.json());
    expect(page.total).toBeGreaterThan(0);
    expect(line?.params['count']).toBe(page.total);
  });

  it.each(counted)('names for %s the first of the rows that its link opens', async (code) => {
    const line = (await linesOf('producer')).find((one) => one.code === code);
    const query = new URLSearchParams(
      Object.entries(line?.filter ?? {}).flatMap(([name, values]) =>
        values.map((value): [string, string] => [name, value]),
      ),
    );
    const path = lists[line?.section ?? 'account'] ?? '';
    const answer = await test.get(`${path}?limit=100&${query.toString()}`, 'producer');
    const names = rowsSchema
      .parse(answer.json())
      .items.map(({ name, cropName }) => name ?? cropName);
    const named = line?.subjects.map(({ name }) => name) ?? [];
    expect(named).toHaveLength(Math.min(2, names.length));
    expect(names).toEqual(expect.arrayContaining(named));
  });

  it('shows a product by its cover, and gives lots of one crop the same colour as their list', async () => {
    const lines = await linesOf('producer');
    const low = lines.find(({ code }) => code === 'products-low');
    expect(low?.subjects[0]?.cover?.variants[0]?.url).toMatch(/^\/v1\/images\//);
    const near = lines.find(({ code }) => code === 'best-before-near');
    expect(near?.subjects[0]?.kind).toMatch(/./);
    expect(near?.subjects[0]?.cover).toBeNull();
  });

  it('names what the account lacks, and the other codes do not occur twice', async () => {
    const { database } = test.connection;
    await database
      .update(agents)
      .set({
        legalName: null,
        phone: null,
        pendingEmail: 'nova@pazar.example',
        verificationStatus: 'REJECTED',
        verificationReason: 'The tax number is another one.',
      })
      .where(eq(agents.username, 'seller'));
    const codes = [
      ...(await linesOf('seller')),
      ...(await linesOf('iseini')),
      ...(await linesOf('ivanov.p')),
    ].map(({ code }) => code);
    expect(codes).toEqual(
      expect.arrayContaining([
        'verification-rejected',
        'legal-name-missing',
        'phone-missing',
        'email-unconfirmed',
        'account-suspended',
        'location-missing',
      ]),
    );
    await database
      .update(agents)
      .set({ legalName: 'Ана', phone: '+38970111222', verificationStatus: 'NONE' })
      .where(eq(agents.username, 'seller'));
    const own = (await linesOf('seller')).map(({ code }) => code);
    expect(own).toContain('verification-missing');
    expect(new Set(own).size).toBe(own.length);
  });
});

/** Creates a row of the seeded producer for each code that the seed lacks. */
async function addWhatIsMissing(test: TestApp): Promise<void> {
  const { database } = test.connection;
  const desk = openLedgerDesk(test);
  const growing = { status: 'GROWING' as const };
  const overdue = await desk.lot();
  const due = await desk.lot();
  await database
    .update(lots)
    .set({ ...growing, expectedFrom: '2026-11-01', expectedTo: '2026-11-20' })
    .where(eq(lots.id, overdue.id));
  await database
    .update(lots)
    .set({ ...growing, expectedFrom: '2026-12-05' })
    .where(eq(lots.id, due.id));
  const passed = await desk.lot({}, '5.000');
  const near = await desk.lot({}, '5.000');
  await database.update(lots).set({ bestBefore: '2026-11-20' }).where(eq(lots.id, passed.id));
  await database.update(lots).set({ bestBefore: '2026-11-28' }).where(eq(lots.id, near.id));
  await desk.product();
  for (const [stockAvailable, hasPack] of [
    [0n, true],
    [2_000n, true],
    [9_000n, false],
  ] as const) {
    const { id } = await desk.product();
    const published = {
      status: 'ACTIVE' as const,
      publishedAt: new Date('2026-11-01T08:00:00Z'),
      vatRate: 5 as const,
    };
    await database
      .update(products)
      .set({ ...published, stockAvailable, lowStockThreshold: 5_000n })
      .where(eq(products.id, id));
    await database.update(packs).set({ active: hasPack }).where(eq(packs.productId, id));
  }
  await database.execute(sql`update api.promotions set ends_at = '2026-11-28T20:00:00Z'
    where id = (select id from api.promotions
      where agent_id = (select id from api.agents where username = 'producer')
        and status = 'PUBLISHED' and starts_at < '2026-11-20' limit 1)`);
}
