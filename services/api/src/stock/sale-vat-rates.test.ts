import { movementPageSchema } from '@pazar/contracts/movement';
import { migrate } from '@pazar/service/database/migrate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { apiSchema } from '../database/open-database.ts';
import { agents } from '../database/tables/agents.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases, testDatabases } from '../testing/test-databases.ts';

const sale = { type: 'SALE', quantity: '-1.000' };

describe.each(testDatabases)('The VAT rate of a sale, on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const ratesOf = async (url: string) => {
    const { items } = movementPageSchema.parse((await test.get(url, 'producer')).json());
    return items.map(({ type, reversesId, vatRate }) =>
      [reversesId === null ? type : `${type} back`, vatRate].join(' '),
    );
  };

  it('is that of its product when it was booked, also in what takes it back', async () => {
    const lot = await desk.lot({}, '10.000');
    const lots = { stockMode: 'FROM_PRODUCE', produceIds: [lot.id] };
    const product = await desk.product({ ...lots, vatRate: 5 });
    const url = `/v1/products/${product.id}/movements`;
    const { movements } = await desk.book(url, sale);
    expect(movements[0]?.vatRate).toBe(5);
    await desk.change(`PATCH /v1/products/${product.id}`, product.version, { vatRate: 18 });
    await desk.book(`/v1/produce/${lot.id}/movements`, { ...sale, productId: product.id });
    await desk.book(`/v1/movements/${movements[0]?.id}/reverse`, {});
    expect((await ratesOf(url)).toSorted()).toEqual([
      'HARVEST ',
      'SALE 18',
      'SALE 5',
      'SALE back 5',
    ]);
  });

  it('is unknown of a lot that is sold as no product, and of all that is no sale', async () => {
    const lot = await desk.lot({}, '10.000');
    await desk.book(`/v1/produce/${lot.id}/movements`, sale);
    const product = await desk.product({ vatRate: 10 });
    const url = `/v1/products/${product.id}/movements`;
    await desk.book(url, { type: 'RECEIPT', quantity: '3.000' });
    await desk.book(url, { type: 'WASTE', quantity: '-1.000' });
    await desk.book(url, { ...sale, quantity: '-4.000', force: true });
    const all = [...(await ratesOf(`/v1/produce/${lot.id}/movements`)), ...(await ratesOf(url))];
    expect(all.toSorted()).toEqual([
      'ADJUST ',
      'HARVEST ',
      'RECEIPT ',
      'SALE ',
      'SALE 10',
      'WASTE ',
    ]);
  });

  it('is 0 when the agent is not registered for VAT', async () => {
    const product = await desk.product({ vatRate: 18 });
    const url = `/v1/products/${product.id}/movements`;
    await desk.book(url, { type: 'RECEIPT', quantity: '3.000' });
    const register = (vatRegistered: boolean) =>
      test.connection.database
        .update(agents)
        .set({ vatRegistered })
        .where(eq(agents.username, 'producer'));
    await register(false);
    try {
      expect((await desk.book(url, sale)).movements[0]?.vatRate).toBe(0);
    } finally {
      await register(true);
    }
  });
});

describe.each(bothDatabases)('Sales from before their rates were kept, on $name', ({ connect }) => {
  it('have the present rate of their product', async () => {
    const { client, close } = await connect();
    const { migrations } = await apiSchema();
    const bring = (all: typeof migrations) => migrate(client, { name: 'api', migrations: all });
    await bring(migrations.filter(({ name }) => name < '0019'));
    await client.execute(`
      insert into api.agents (id, version, username, display_name, user_type, roles,
        authentication_provider, account_status, verification_status, vat_registered, created_at, updated_at)
      select ('00000000-0000-4000-8000-00000000000' || number)::uuid, 1, 'agent-' || number, 'Agent', 'SELLER', '{}',
        'LOCAL', 'ACTIVE', 'NONE', number = 1, now(), now() from generate_series(1, 2) as number;
      insert into api.products (id, agent_id, sku, name_mk, base_unit, currency, vat_rate, stock_mode,
        season_months, status, moderation, created_at, updated_at, created_by, updated_by)
      select id, id, 'P-1', 'Домати', 'KG', 'MKD', 18, 'MANUAL', '{}', 'DRAFT', 'NONE', now(), now(), id, id
      from api.agents;
      insert into api.movements (id, booking_id, agent_id, product_id, type, quantity, occurred_at,
        created_at, created_by)
      select gen_random_uuid(), id, id, id, type, quantity, now(), now(), id
      from api.agents cross join (values ('RECEIPT', 1000), ('SALE', -1000)) as entry (type, quantity)`);
    await bring(migrations);
    const rows = await client.query(
      `select type, vat_rate as rate from api.movements order by type, vat_rate`,
    );
    expect(rows).toEqual([
      { type: 'RECEIPT', rate: null },
      { type: 'RECEIPT', rate: null },
      { type: 'SALE', rate: 0 },
      { type: 'SALE', rate: 18 },
    ]);
    await expect(client.execute(`update api.movements set vat_rate = 5`)).rejects.toThrow(
      'append-only',
    );
    await close();
  });
});
