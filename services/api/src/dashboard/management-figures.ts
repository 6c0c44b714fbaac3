import { addDays, daysOf } from '../clock/calendar-days.ts';
import { marketMidnight, marketZone } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, asc, count, desc, eq, gte, lt, ne, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { products } from '../database/tables/products.ts';
import { countWhere } from '../database/count-where.ts';
import { localizedText } from '../records/values.ts';
import type { Period } from '../stock/kept-entries.ts';

/** How many rows a block names. */
const named = 10;

/** All agents whose account is not closed. */
export async function countAgents(database: Database) {
  const [row] = await database
    .select({
      total: count(),
      pendingVerification: countWhere(eq(agents.verificationStatus, 'PENDING')),
      suspended: countWhere(eq(agents.accountStatus, 'SUSPENDED')),
    })
    .from(agents)
    .where(ne(agents.accountStatus, 'CLOSED'));
  return row ?? { total: 0, pendingVerification: 0, suspended: 0 };
}

export async function readWaiting(database: Database) {
  const where = and(eq(agents.verificationStatus, 'PENDING'), ne(agents.accountStatus, 'CLOSED'));
  const rows = await database
    .select()
    .from(agents)
    .where(where)
    .orderBy(asc(agents.verificationRequestedAt), asc(agents.id))
    .limit(named);
  return {
    total: await database.$count(agents, where),
    items: rows.map(({ id, displayName, verificationRequestedAt }) => ({
      id,
      displayName,
      requestedAt: verificationRequestedAt?.toISOString() ?? null,
    })),
  };
}

export async function readBlocked(database: Database) {
  const where = eq(products.moderation, 'BLOCKED');
  const rows = await database
    .select({ product: products, displayName: agents.displayName })
    .from(products)
    .innerJoin(agents, eq(agents.id, products.agentId))
    .where(where)
    .orderBy(desc(products.moderationAt), asc(products.id))
    .limit(named);
  return {
    total: await database.$count(products, where),
    items: rows.map(({ product, displayName }) => ({
      id: product.id,
      name: localizedText(product.nameMk, product.nameEn),
      sku: product.sku,
      agent: { id: product.agentId, displayName },
      reason: product.moderationReason,
      blockedAt: product.moderationAt?.toISOString() ?? null,
    })),
  };
}

export async function readSignUps(database: Database, { from, to }: Period) {
  const rows = await database
    .select({
      day: sql<string>`to_char(${agents.createdAt} at time zone ${marketZone}, 'YYYY-MM-DD')`,
      count: count(),
    })
    .from(agents)
    .where(
      and(
        gte(agents.createdAt, marketMidnight(from)),
        lt(agents.createdAt, marketMidnight(addDays(to, 1))),
      ),
    )
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.day, row.count]));
  const days = daysOf(from, to).map((day) => ({ day, count: counts.get(day) ?? 0 }));
  return { total: days.reduce((sum, day) => sum + day.count, 0), days };
}
