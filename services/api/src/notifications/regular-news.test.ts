import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { and, eq, ne, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { notifications } from '../database/tables/notifications.ts';
import { preferences } from '../database/tables/preferences.ts';
import { products } from '../database/tables/products.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { notifyRegularNews, removeOldNotifications } from './regular-news.ts';

const day = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => new Date(testNow.getTime() + days * day);

describe.each(testDatabases)('News of stock and time, on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let database: Database;
  beforeEach(async () => {
    connection = await open();
    ({ database } = connection);
    await database.delete(notifications);
  });
  afterEach(() => connection.close());

  async function idOf(username: string): Promise<string> {
    const [agent] = await database.select().from(agents).where(eq(agents.username, username));
    if (agent === undefined) throw new Error(`No ${username}`);
    return agent.id;
  }
  const newsOf = (agentId: string, event: 'low-stock' | 'best-before') =>
    database.$count(
      notifications,
      and(eq(notifications.agentId, agentId), eq(notifications.event, event)),
    );
  /** Lets one of the agent's products run low, with this many copies of it, and none of the others. */
  async function runLow(agentId: string, copies: number): Promise<void> {
    const own = eq(products.agentId, agentId);
    const stock = { stockMode: 'MANUAL', stockAvailable: 1n, lowStockThreshold: 1000n } as const;
    const [low] = await database
      .update(products)
      .set(stock)
      .where(and(own, eq(products.sku, sql`(select min(sku) from api.products where ${own})`)))
      .returning();
    if (low === undefined) throw new Error('No product');
    await database
      .update(products)
      .set({ status: 'DRAFT' })
      .where(and(own, ne(products.id, low.id)));
    const { stockState: _, ...row } = { ...low, status: 'ACTIVE' as const };
    const rows = Array.from({ length: copies }, (__, copy) => ({
      ...row,
      id: randomUUID(),
      sku: `COPY-${copy}`,
    }));
    if (rows.length > 0) await database.insert(products).values(rows);
    await database.update(products).set({ status: 'ACTIVE' }).where(eq(products.id, low.id));
  }

  it.each([
    ['wants none', false],
    ['wants it', true],
  ])('reaches an agent beside another one with 600 rows who %s', async (_, isWanted) => {
    const [crowd, other] = [await idOf('producer'), await idOf('seller')];
    await runLow(crowd, 600);
    await runLow(other, 0);
    const ways = { 'low-stock': { inApp: isWanted, email: false } };
    await database
      .insert(preferences)
      .values({
        agentId: crowd,
        version: 1,
        value: { notifications: ways, lists: {}, dashboard: { order: [], hidden: [] } },
        updatedAt: testNow,
      })
      .onConflictDoUpdate({ target: preferences.agentId, set: { value: sql`excluded.value` } });
    await notifyRegularNews(database, testNow);
    expect(await newsOf(other, 'low-stock')).toBe(1);
    await notifyRegularNews(database, testNow);
    // Nothing is left for which every later run would ask again.
    expect(await newsOf(crowd, 'low-stock')).toBe(601);
  });

  it('is written once: a lot past its day and a product that still runs low are no news after 90 days', async () => {
    const agentId = await idOf('producer');
    await runLow(agentId, 0);
    await database.update(lots).set({ bestBefore: '2026-11-21' }).where(eq(lots.agentId, agentId));
    await notifyRegularNews(database, testNow);
    const [low, past] = [await newsOf(agentId, 'low-stock'), await newsOf(agentId, 'best-before')];
    expect([low, past > 0]).toEqual([1, true]);
    await removeOldNotifications(database, daysLater(91));
    await notifyRegularNews(database, daysLater(91));
    expect(await newsOf(agentId, 'best-before')).toBe(0);
    const shown = and(eq(notifications.agentId, agentId), eq(notifications.inApp, true));
    expect(await database.$count(notifications, shown)).toBe(0);
  });
});
