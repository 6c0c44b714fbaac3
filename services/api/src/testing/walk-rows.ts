import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import type { BulkEntity } from '../bulk/bulk-actions.ts';
import { agents } from '../database/tables/agents.ts';
import { bulkRuns } from '../database/tables/bulk-runs.ts';
import { images } from '../database/tables/images.ts';
import { importJobs } from '../database/tables/import-jobs.ts';
import { importRows } from '../database/tables/import-rows.ts';
import { passkeys } from '../database/tables/passkeys.ts';
import { openLedgerDesk } from './ledger-desk.ts';
import type { RowKind } from './route-rules.ts';
import { type TestApp } from './test-app.ts';
import { testNow } from './test-seed.ts';

const identified = z.object({ id: z.string() });
const sessionList = z.object({ items: z.array(identified) });

/** Creates rows of any kind that belong to any agent; returns their identifiers. */
export function createWalkRows(test: TestApp) {
  const { database } = test.connection;

  async function agentOf(username: string) {
    const [row] = await database.select().from(agents).where(eq(agents.username, username));
    if (row === undefined) throw new Error(`The seed has no ${username}.`);
    return row;
  }

  async function post(url: string, username: string, body: object): Promise<string> {
    const response = await test.send(`POST ${url}`, username, { body });
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`);
    return identified.parse(response.json()).id;
  }

  async function sessionsOf(username: string): Promise<string[]> {
    const response = await test.get('/v1/account/sessions', username);
    return sessionList.parse(response.json()).items.map(({ id }) => id);
  }

  async function bulkOf(entity: BulkEntity, username: string): Promise<string> {
    const [id, { id: agentId }] = [uuid(), await agentOf(username)];
    const caller = { locale: 'en', instance: '/', traceId: id } as const;
    await database.insert(bulkRuns).values({
      id,
      agentId,
      entity,
      action: 'undo',
      rows: [{ id }],
      total: 1,
      done: 1,
      caller,
      createdAt: testNow,
    });
    return id;
  }

  const makers: Partial<Record<RowKind, (username: string) => Promise<string>>> = {
    product: async (username) => (await openLedgerDesk(test, username).product()).id,
    lot: async (username) => (await openLedgerDesk(test, username).lot()).id,
    movement: async (username) => {
      const desk = openLedgerDesk(test, username);
      const { id } = await desk.lot();
      const { movements } = await desk.book(`/v1/produce/${id}/movements`, {
        type: 'HARVEST',
        quantity: '5.000',
      });
      return identified.parse(movements[0]).id;
    },
    location: (username) =>
      post('/v1/locations', username, {
        type: 'STORE',
        name: `Дуќан ${uuid()}`,
        address: { settlement: 'Струмица', municipalityCode: 'MK-410' },
      }),
    promotion: (username) =>
      post('/v1/promotions', username, {
        name: { mk: 'Попуст', en: null },
        rule: { type: 'PERCENT_OFF', percent: 10 },
      }),
    view: (username) =>
      post('/v1/views', username, { page: 'products', name: `Поглед ${uuid()}`, query: {} }),
    export: (username) => post('/v1/account/export', username, {}),
    image: async (username) => {
      const id = uuid();
      const { id: agentId } = await agentOf(username);
      await database
        .insert(images)
        .values({ id, agentId, width: 400, height: 400, createdAt: testNow });
      return id;
    },
    passkey: async (username) => {
      const id = uuid();
      const { id: agentId } = await agentOf(username);
      await database.insert(passkeys).values({
        id,
        agentId,
        credentialId: id,
        publicKey: '',
        counter: 0,
        transports: [],
        name: 'Телефон',
        createdAt: testNow,
      });
      return id;
    },
    import: async (username) => {
      const id = uuid();
      const { id: agentId } = await agentOf(username);
      await database.insert(importJobs).values({
        id,
        agentId,
        kind: 'products',
        mode: 'upsert',
        status: 'READY',
        format: { delimiter: ',', encoding: 'utf-8', decimal: '.' },
        columns: ['sku'],
        unknownColumns: [],
        createdAt: testNow,
      });
      await database
        .insert(importRows)
        .values({ jobId: id, number: 1, line: 2, cells: { sku: 'A' }, status: 'ERROR' });
      return id;
    },
    'product-bulk': (username) => bulkOf('product', username),
    'lot-bulk': (username) => bulkOf('lot', username),
    'location-bulk': (username) => bulkOf('location', username),
    'promotion-bulk': (username) => bulkOf('promotion', username),
    session: async (username) => {
      const before = await sessionsOf(username);
      await test.signIn(username);
      const after = await sessionsOf(username);
      return after.find((id) => !before.includes(id)) ?? '';
    },
    agent: async (username) => (await agentOf(username)).id,
    category: async () => 'vegetables',
    crop: async () => 'tomato',
    unit: async () => 'KG',
    'vat-rate': async () => '018f0000-0000-7000-8000-000000000001',
    'fx-rate': async () => '018f0000-0000-7000-8000-000000000011',
  };

  return async function makeRow(kind: RowKind, username: string): Promise<string> {
    const make = makers[kind];
    if (make === undefined) throw new Error(`There is no way to make a ${kind} yet.`);
    const { id, accountStatus } = await agentOf(username);
    // A suspended agent's rows are from before the suspension.
    const setStatus = (status: typeof accountStatus) =>
      database.update(agents).set({ accountStatus: status }).where(eq(agents.id, id));
    if (accountStatus === 'SUSPENDED') await setStatus('ACTIVE');
    try {
      return await make(username);
    } finally {
      if (accountStatus === 'SUSPENDED') await setStatus(accountStatus);
    }
  };
}
