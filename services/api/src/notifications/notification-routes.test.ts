import { notificationPageSchema, unreadSchema } from '@pazar/contracts/notification';
import { productPageSchema } from '@pazar/contracts/product';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { notifications } from '../database/tables/notifications.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { importCalls } from '../testing/import-calls.ts';
import { nowhere } from '../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createTestMail, type TestMail } from '../testing/test-mail.ts';
import { testNow } from '../testing/test-seed.ts';
import { notifyRegularNews, removeOldNotifications } from './regular-news.ts';

const reason = 'Проверено по телефон со управителот.';
const approval = 'Податоците се проверени на самото место.';
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('Notifications on $name', ({ open }) => {
  let test: TestApp;
  let mail: TestMail;
  beforeAll(async () => {
    mail = createTestMail();
    test = await startTestApp(await open(), { ...nowhere, mail });
  });
  afterAll(() => test.close());

  const list = async (query = '', username = 'producer') =>
    notificationPageSchema.parse(
      (await test.get(`/v1/notifications?limit=100&${query}`, username)).json(),
    );
  const unread = async (username = 'producer') =>
    unreadSchema.parse((await test.get('/v1/notifications/unread', username)).json()).unread;
  async function agentOf(username: string) {
    const { database } = test.connection;
    const [agent] = await database.select().from(agents).where(eq(agents.username, username));
    if (agent?.email === undefined || agent.email === null) throw new Error(`No ${username}`);
    return { id: agent.id, version: agent.version, email: agent.email };
  }
  async function manage(path: string, username: string, body: object) {
    const { id, version } = await agentOf(username);
    const headers = { 'if-match': `"${version}"` };
    const call = `POST /v1/management/agents/${id}/${path}` as const;
    expect((await test.send(call, 'manager', { body, headers })).statusCode).toBe(200);
  }
  async function prefer(ways: object, username = 'producer') {
    const { version } = (await test.get('/v1/account/preferences', username)).json<{
      version: number;
    }>();
    const answer = await test.send('PUT /v1/account/preferences', username, {
      headers: { 'if-match': `"${version}"` },
      body: { notifications: ways, lists: {}, dashboard: { order: [], hidden: [] } },
    });
    expect(answer.statusCode).toBe(200);
  }
  const notify = (now = testNow) => notifyRegularNews(test.connection.database, now);

  it('say a decision word for word, in the application and by e-mail in the language of the agent', async () => {
    await manage('suspend', 'seller', { reason });
    const [first] = (await list('', 'seller')).items;
    expect(first).toMatchObject({
      event: 'account-suspended',
      outcome: 'SUSPENDED',
      readAt: null,
      facts: { reason },
    });
    const { email } = await agentOf('seller');
    const suspended = await mail.next(email);
    expect(suspended.text).toContain(reason);
    await manage('reactivate', 'seller', { reason });
    const outcomes = (await list('', 'seller')).items.map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['ACTIVE', 'SUSPENDED']));
    const link = `${nowhere.shellUrl}/open?of=account-suspended.ACTIVE+account-suspended+agent.ACTIVE+agent&id=`;
    expect((await mail.next(email)).text).toContain(link);
    expect(mail.pending()).toEqual([]);
    // An approval has words too. The seller waits for it.
    await manage('verification', 'seller', { decision: 'VERIFIED', reason: approval });
    const decided = (await list('event=verification-decided', 'seller')).items;
    expect(decided).toMatchObject([{ outcome: 'VERIFIED', facts: { reason: approval } }]);
    expect((await mail.next(email)).text).toContain(approval);
  });

  it('come only in the ways that the agent has chosen', async () => {
    await prefer({ 'product-blocked': { inApp: true, email: false } });
    const page = await test.get('/v1/products?status=ACTIVE&limit=1', 'producer');
    const [product] = productPageSchema.parse(page.json()).items;
    const block = (to: string, version = 0) =>
      test.send(`POST /v1/management/products/${product?.id}/${to}`, 'manager', {
        body: { reason },
        headers: { 'if-match': `"${version}"` },
      });
    const version = product?.version ?? 0;
    expect((await block('block', version)).statusCode).toBe(200);
    const { items } = await list('event=product-blocked');
    expect(items).toMatchObject([
      { outcome: 'BLOCKED', entity: 'product', entityId: product?.id, facts: { reason } },
    ]);
    expect(items[0]?.name).toEqual(product?.name);
    await prefer({ 'product-blocked': { inApp: false, email: false } });
    expect((await block('unblock', version + 1)).statusCode).toBe(200);
    expect((await list('event=product-blocked')).items).toHaveLength(1);
    expect(mail.pending()).toEqual([]);
  });

  it('go by e-mail alone where the agent wants them there alone', async () => {
    const { database } = test.connection;
    const { id, email } = await agentOf('producer');
    await prefer({ 'low-stock': { inApp: false, email: true } });
    await database.delete(notifications).where(eq(notifications.agentId, id));
    await notify();
    expect((await list('event=low-stock')).items).toEqual([]);
    const written = await database
      .select()
      .from(notifications)
      .where(eq(notifications.agentId, id));
    const low = written.filter(({ event }) => event === 'low-stock');
    expect(low.length).toBeGreaterThan(0);
    expect(low.every(({ email: state }) => state === 'DUE')).toBe(true);
    // Any decision sends the due e-mails.
    await manage('suspend', 'seller', { reason });
    for (const _ of low) await mail.next(email);
    await mail.next((await agentOf('seller')).email);
    expect(mail.pending()).toEqual([]);
    await manage('reactivate', 'seller', { reason });
    await mail.next((await agentOf('seller')).email);
    await prefer({});
    await database.delete(notifications).where(eq(notifications.agentId, id));
  });

  it('come once each for low stock, a best-before day and an ended promotion', async () => {
    const { database } = test.connection;
    const { id } = await agentOf('producer');
    const [promotion] = await database
      .select()
      .from(promotions)
      .where(eq(promotions.agentId, id))
      .limit(1);
    const ended = {
      status: 'PUBLISHED',
      startsAt: new Date(testNow.getTime() - 5 * day),
      endsAt: new Date(testNow.getTime() - day),
    } as const;
    await database
      .update(promotions)
      .set(ended)
      .where(eq(promotions.id, promotion?.id ?? ''));
    await notify();
    const events = async () => (await list('sort=at')).items.map(({ event }) => event);
    const first = await events();
    expect(new Set(first)).toEqual(new Set(['low-stock', 'best-before', 'promotion-ended']));
    expect(await notify()).toBe(0);
    expect(await events()).toEqual(first);
  });

  it('come again for a product that had enough in between', async () => {
    const { database } = test.connection;
    const { items } = await list('event=low-stock');
    const low = items.find(({ outcome }) => outcome === 'LOW');
    const row = eq(products.id, low?.entityId ?? '');
    const [product] = await database.select().from(products).where(row);
    await database.update(products).set({ lowStockThreshold: 0n }).where(row);
    expect(await notify()).toBe(0);
    const lowStockThreshold = product?.lowStockThreshold ?? null;
    await database.update(products).set({ lowStockThreshold }).where(row);
    expect(await notify()).toBe(1);
    const again = (await list('event=low-stock')).items.filter(
      ({ entityId }) => entityId === low?.entityId,
    );
    expect(again).toHaveLength(2);
  });

  it('say of an imported file how many rows were written', async () => {
    const imports = importCalls(test);
    const csv = [
      'sku,name_mk,base_unit,stock_mode,pack_1_size,pack_1_unit,pack_1_price_minor',
      'NEWS-1,Тиквички,KG,MANUAL,1,KG,30',
      'NEWS-2,Краставици,KG,MANUAL,1,KG,cheap',
    ].join('\r\n');
    const { id } = await imports.validated(csv);
    await imports.moved(id, 'apply', { onlyValid: true });
    expect((await list('event=import-finished')).items).toMatchObject([
      { entity: 'import', entityId: id, outcome: 'products', facts: { done: 1, failed: 1 } },
    ]);
  });

  it('are marked as read one by one and all at once, each for its own agent', async () => {
    const before = await unread();
    const [one] = (await list('unread=true')).items;
    const read = (body: object, username?: string) =>
      test.send('POST /v1/notifications/read', username ?? 'producer', { body });
    const foreign = await read({ ids: [one?.id] }, 'seller');
    expect([foreign.statusCode, await unread()]).toEqual([200, before]);
    expect((await read({ ids: [one?.id, uuid()] })).json()).toEqual({ unread: before - 1 });
    expect((await list('unread=false')).items.map(({ id }) => id)).toEqual([one?.id]);
    expect((await read({ all: true })).json()).toEqual({ unread: 0 });
    expect((await list('unread=true')).items).toEqual([]);
    expect(await unread('seller')).toBeGreaterThan(0);
    expect((await read({})).statusCode).toBe(422);
  });

  it('come in pages by a cursor, newest first', async () => {
    const page = notificationPageSchema.parse(
      (await test.get('/v1/notifications?limit=2', 'producer')).json(),
    );
    expect(page.items).toHaveLength(2);
    const next = notificationPageSchema.parse(
      (await test.get(`/v1/notifications?limit=2&cursor=${page.page.next}`, 'producer')).json(),
    );
    const instants = [...page.items, ...next.items].map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted().toReversed());
    expect(new Set([...page.items, ...next.items].map(({ id }) => id)).size).toBe(4);
  });

  it('go after ninety days', async () => {
    const { database } = test.connection;
    await removeOldNotifications(database, new Date(testNow.getTime() + 89 * day));
    expect((await list()).items.length).toBeGreaterThan(0);
    await removeOldNotifications(database, new Date(testNow.getTime() + 91 * day));
    expect((await list()).items).toEqual([]);
  });

  it('are not written for an account that is closed', async () => {
    const { database } = test.connection;
    const { id } = await agentOf('ristov');
    await database.delete(notifications);
    await database.update(agents).set({ accountStatus: 'CLOSED' }).where(eq(agents.id, id));
    await database.update(lots).set({ bestBefore: '2026-11-21' }).where(eq(lots.agentId, id));
    await notify();
    expect(await database.$count(notifications, eq(notifications.agentId, id))).toBe(0);
    expect(await database.$count(notifications)).toBeGreaterThan(0);
  });
});
