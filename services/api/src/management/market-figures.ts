import type { ManagementStats } from '@pazar/contracts/management';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight, marketZone } from '../clock/market-day.ts';
import { saleOf } from '../stock/kept-entries.ts';
import type { Database } from '../database/database.ts';
import { and, asc, count, eq, gte, isNotNull, ne, sql, unionAll } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { movements } from '../database/tables/movements.ts';
import { isNoSample, notReversed } from '../stock/kept-entries.ts';

/** Days that waiting times and idleness are judged by. */
const recentDays = 30;
const salesWeeks = 12;
/** Most idle agents that are named; the count has all of them. */
const namedIdle = 20;

const daysAgo = (now: Date, days: number) => marketMidnight(addDays(marketDay(now), -days));

/** The agents who wait for verification, and the waiting times of recent decisions. */
export async function readWaiting(
  database: Database,
  now: Date,
): Promise<ManagementStats['waiting']> {
  const requestedAt = agents.verificationRequestedAt;
  const decidedAt = agents.verificationDecidedAt;
  const [{ count: waits, oldest } = { count: 0, oldest: null }] = await database
    .select({ count: count(), oldest: sql<Date | null>`min(${requestedAt})`.mapWith(requestedAt) })
    .from(agents)
    .where(and(eq(agents.verificationStatus, 'PENDING'), ne(agents.accountStatus, 'CLOSED')));
  const hours = sql`extract(epoch from ${decidedAt} - ${requestedAt}) / 3600`;
  const [{ decided, median } = { decided: 0, median: null }] = await database
    .select({
      decided: count(),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`.mapWith(
        Number,
      ),
    })
    .from(agents)
    .where(and(gte(decidedAt, daysAgo(now, recentDays)), isNotNull(requestedAt)));
  return {
    count: waits,
    oldest: oldest?.toISOString() ?? null,
    decided,
    medianHours: median === null ? null : Math.round(median * 10) / 10,
  };
}

/** The sales of all agents in each week; weeks without any have no row. */
export async function readWeeklySales(
  database: Database,
  now: Date,
): Promise<ManagementStats['sales']> {
  const week = sql<string>`to_char(date_trunc('week', min(${movements.occurredAt})
    at time zone ${marketZone}), 'YYYY-MM-DD')`;
  const sale = database
    .select({
      week: week.as('week'),
      currency: movements.currency,
      amount: saleOf.amount.as('amount'),
    })
    .from(movements)
    .where(
      and(
        eq(movements.type, 'SALE'),
        isNotNull(movements.currency),
        gte(movements.occurredAt, daysAgo(now, salesWeeks * 7)),
        notReversed,
        isNoSample,
      ),
    )
    .groupBy(movements.bookingId, movements.currency)
    .as('sale');
  const rows = await database
    .select({
      week: sale.week,
      currency: sale.currency,
      count: count(),
      totalMinor: saleOf.sum(sale.amount),
    })
    .from(sale)
    .groupBy(sale.week, sale.currency)
    .orderBy(asc(sale.week), asc(sale.currency));
  return rows.flatMap(({ currency, ...row }) => (currency === null ? [] : [{ currency, ...row }]));
}

/** Agents who may sell and changed nothing lately, the longest inactive first. */
export async function readIdle(database: Database, now: Date): Promise<ManagementStats['idle']> {
  const since = daysAgo(now, recentDays);
  // What agents booked counts too, also where no event of the audit says so.
  const acts = unionAll(
    database
      .select({ id: auditEvents.actorId, at: auditEvents.at })
      .from(auditEvents)
      .where(and(eq(auditEvents.actorRole, 'agent'), ne(auditEvents.action, 'preferences.update'))),
    database.select({ id: movements.agentId, at: movements.createdAt }).from(movements),
  ).as('acts');
  const lastAt = database
    .select({ id: acts.id, at: sql<Date>`max(${acts.at})`.as('at') })
    .from(acts)
    .groupBy(acts.id)
    .as('last_act');
  const rows = await database
    .select({
      id: agents.id,
      displayName: agents.displayName,
      lastAt: sql<Date | null>`${lastAt.at}`.mapWith(auditEvents.at),
    })
    .from(agents)
    .leftJoin(lastAt, eq(lastAt.id, agents.id))
    .where(
      and(
        eq(agents.accountStatus, 'ACTIVE'),
        sql`'ROLE_AGENT' = any(${agents.roles})`,
        sql`coalesce(${lastAt.at}, ${agents.createdAt}) < ${since}`,
      ),
    )
    .orderBy(sql`${lastAt.at} nulls first`, asc(agents.id));
  return {
    count: rows.length,
    agents: rows.slice(0, namedIdle).map(({ lastAt: at, ...agent }) => ({
      ...agent,
      lastAt: at?.toISOString() ?? null,
    })),
  };
}
