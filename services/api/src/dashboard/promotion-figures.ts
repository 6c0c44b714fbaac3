import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, asc, count, eq, type InferSelectModel, ne, sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { countWhere } from '../database/count-where.ts';
import { effectiveStatus } from '../pricing/promotion-status.ts';
import { inForce, selectInForce } from '../pricing/running-promotions.ts';
import { loweringAmong } from '../pricing/lowering-promotions.ts';

type Promotion = InferSelectModel<typeof promotions>;

/** How many rows a block names. */
const named = 10;
/** How many that run, and how many that come next, are beside the page. */
const namedBeside = 2;

export type PromotionFigures = Awaited<ReturnType<typeof readPromotionFigures>>;

/** How many promotions an agent has, which lower prices now, and which active ones end soon. */
export async function readPromotionFigures(database: Database, agentId: string, now: Date) {
  const [counts = { total: 0, scheduled: 0 }] = await database
    .select({
      total: count(),
      scheduled: countWhere(sql`${effectiveStatus(now)} = 'SCHEDULED'`),
    })
    .from(promotions)
    .where(and(eq(promotions.agentId, agentId), ne(promotions.status, 'ARCHIVED')));
  const active = await selectInForce(database, { agentId, now }, {});
  const offered = active.flatMap((row) => inForce(row, now));
  const lowering = await loweringAmong(database, { offered, asked: offered });
  const ending = endingSoon(active, now);
  return {
    ...counts,
    active: lowering.size,
    now: byTime(
      active.flatMap(({ promotion }) =>
        lowering.has(promotion.id) ? namedAt(promotion, promotion.endsAt) : [],
      ),
    ).slice(0, namedBeside),
    next: counts.scheduled === 0 ? [] : await readNext(database, agentId, now),
    ending: { total: ending.length, items: ending.slice(0, named) },
  };
}

/** The scheduled promotions that start first. */
async function readNext(database: Database, agentId: string, now: Date) {
  const rows = await database
    .select()
    .from(promotions)
    .where(and(eq(promotions.agentId, agentId), sql`${effectiveStatus(now)} = 'SCHEDULED'`))
    .orderBy(asc(promotions.startsAt), asc(promotions.id))
    .limit(namedBeside);
  return rows.map((row) => namedAt(row, row.startsAt));
}

const namedAt = ({ id, nameMk: mk, nameEn: en }: Promotion, at: Date | null) => ({
  id,
  name: { mk, en },
  at: at?.toISOString() ?? null,
});

/** Those without an end come last. */
const byTime = (some: ReturnType<typeof namedAt>[]) =>
  some.toSorted(
    (one, other) =>
      Number(one.at === null) - Number(other.at === null) ||
      compare(one.at ?? '', other.at ?? '') ||
      compare(one.id, other.id),
  );

/** The active promotions that end by the last midnight of the next days, the next one first. */
function endingSoon(active: readonly { promotion: Promotion }[], now: Date) {
  const soon = marketMidnight(addDays(marketDay(now), dashboardDays.promotionsEnding + 1));
  return active
    .flatMap(({ promotion: { id, nameMk, nameEn, rule, endsAt } }) =>
      endsAt === null || endsAt > soon
        ? []
        : {
            id,
            name: { mk: nameMk, en: nameEn },
            rule: rule.type,
            endsAt: endsAt.toISOString(),
          },
    )
    .toSorted((one, other) => compare(one.endsAt, other.endsAt) || compare(one.id, other.id));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
