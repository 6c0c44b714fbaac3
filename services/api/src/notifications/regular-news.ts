import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { notificationDays } from '@pazar/contracts/notification';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import {
  and,
  eq,
  gt,
  inArray,
  lt,
  not,
  sql,
  type PgColumn,
  type SQL,
} from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { lots } from '../database/tables/lots.ts';
import { notifications } from '../database/tables/notifications.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { quantityText } from '../records/values.ts';
import { isOutOfSeason } from '../stock/out-of-season.ts';
import { notify, type News } from './notify.ts';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Most rows of a kind for which one run writes notifications; the next run continues. Each agent gets the
 * first before any gets the second, so that nobody's many rows delay the news of others.
 */
const most = 500;
/** A promotion that ended while the service was down for longer is no news. */
const endedWithinMs = 7 * dayMs;

/**
 * Notifies agents of changes of time and stock: products that run low, lots near their best-before
 * day, promotions that have ended. Returns the number of notifications written.
 */
export async function notifyRegularNews(database: Database, now: Date): Promise<number> {
  await endLowStock(database);
  const news = [
    ...(await lowStock(database, now)),
    ...(await bestBefore(database, now)),
    ...(await endedPromotions(database, now)),
  ];
  let written = 0;
  for (const one of news) if (await notify(database, { ...one, remember: true })) written += 1;
  return written;
}

/**
 * Deletes notifications after their retention time. That of a product which still runs low is only hidden:
 * without it, the same shortage would be reported again.
 */
export async function removeOldNotifications(database: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - notificationDays * dayMs);
  const isOld = lt(notifications.createdAt, since);
  const isOfShortage = sql`${notifications.key} = 'low-stock:' || ${notifications.entityId}`;
  await database
    .update(notifications)
    .set({ inApp: false })
    .where(and(isOld, isOfShortage, eq(notifications.inApp, true)));
  await database.delete(notifications).where(and(isOld, not(isOfShortage)));
}

/** Puts the first row of every agent before the second of any. */
function inTurn(agentId: PgColumn, id: PgColumn): SQL {
  return sql`row_number() over (partition by ${agentId} order by ${id}), ${id}`;
}

/** No notification has this key yet, and the recipient still exists. */
function isNew(agentId: SQL, key: SQL): SQL {
  return sql`not exists (select 1 from ${notifications}
      where ${notifications.agentId} = ${agentId} and ${notifications.key} = ${key})
    and exists (select 1 from ${agents}
      where ${agents.id} = ${agentId} and ${agents.accountStatus} <> 'CLOSED')`;
}

const lowKey = sql`'low-stock:' || ${products.id}`;

/** A product with enough stock again frees its key, so that the next shortage is reported. */
async function endLowStock(database: Database): Promise<void> {
  await database
    .update(notifications)
    .set({ key: sql`${notifications.key} || ':' || ${notifications.id}` })
    .where(
      sql`${notifications.event} = 'low-stock'
        and ${notifications.key} = 'low-stock:' || ${notifications.entityId}
        and not exists (select 1 from ${products}
          where ${products.id}::text = ${notifications.entityId}
            and ${products.stockState} in ('LOW', 'OUT'))`,
    );
}

async function lowStock(database: Database, at: Date): Promise<News[]> {
  const rows = await database
    .select()
    .from(products)
    .where(
      and(
        eq(products.status, 'ACTIVE'),
        inArray(products.stockState, ['LOW', 'OUT']),
        not(isOutOfSeason(at)),
        isNew(sql`${products.agentId}`, lowKey),
      ),
    )
    .orderBy(inTurn(products.agentId, products.id))
    .limit(most);
  return rows.map((row) => ({
    agentId: row.agentId,
    event: 'low-stock',
    key: `low-stock:${row.id}`,
    outcome: row.stockState === 'OUT' ? 'OUT' : 'LOW',
    entity: 'product',
    entityId: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    facts: { quantity: quantityText(row.stockAvailable ?? 0n), unit: row.baseUnit },
    at,
  }));
}

async function bestBefore(database: Database, at: Date): Promise<News[]> {
  const today = marketDay(at);
  const last = addDays(today, dashboardDays.bestBefore);
  // Notifications of earlier days may have been deleted, and a lot is no news twice.
  const first = addDays(last, 1 - notificationDays);
  const rows = await database
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.status, 'AVAILABLE'),
        gt(lots.remaining, 0n),
        sql`${lots.bestBefore} between ${first}::date and ${last}::date`,
        isNew(sql`${lots.agentId}`, sql`'best-before:' || ${lots.id} || ':' || ${lots.bestBefore}`),
      ),
    )
    .orderBy(inTurn(lots.agentId, lots.id))
    .limit(most);
  return rows.flatMap((row) =>
    row.bestBefore === null
      ? []
      : {
          agentId: row.agentId,
          event: 'best-before' as const,
          key: `best-before:${row.id}:${row.bestBefore}`,
          entity: 'lot' as const,
          entityId: row.id,
          name: { mk: row.cropNameMk, en: row.cropNameEn },
          facts: {
            day: row.bestBefore,
            quantity: quantityText(row.remaining),
            unit: row.unit,
          },
          at,
        },
  );
}

/** By their end, or because as much was sold as was to be: not those that their agent stopped. */
async function endedPromotions(database: Database, at: Date): Promise<News[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const since = sql`${new Date(at.getTime() - endedWithinMs).toISOString()}::timestamptz`;
  const end = sql`least(${promotions.endsAt}, ${promotions.exhaustedAt})`;
  const key = sql`'promotion-ended:' || ${promotions.id} || ':' || extract(epoch from ${end})::bigint`;
  const rows = await database
    .select({ row: promotions, key: sql<string>`${key}` })
    .from(promotions)
    .where(
      and(
        inArray(promotions.status, ['PUBLISHED', 'PAUSED']),
        sql`${end} <= ${now} and ${end} > ${since}`,
        isNew(sql`${promotions.agentId}`, key),
      ),
    )
    .orderBy(inTurn(promotions.agentId, promotions.id))
    .limit(most);
  return rows.map(({ row, key: ended }) => ({
    agentId: row.agentId,
    event: 'promotion-ended',
    key: ended,
    outcome: row.exhaustedAt !== null && row.exhaustedAt <= at ? 'EXHAUSTED' : 'ENDED',
    entity: 'promotion',
    entityId: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    at,
  }));
}
