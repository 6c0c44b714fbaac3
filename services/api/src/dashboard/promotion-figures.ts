import { dashboardDays } from '@pazar/contracts/dashboard-selling';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, asc, count, eq, ne, sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { countWhere } from '../database/count-where.ts';
import { effectiveStatus } from '../prices/promotion-status.ts';

/** How many rows a block names. */
const named = 10;

export type PromotionFigures = Awaited<ReturnType<typeof readPromotionFigures>>;

/** How many promotions an agent has, and which active ones end soon. */
export async function readPromotionFigures(database: Database, agentId: string, now: Date) {
  const effective = effectiveStatus(now);
  // Until the end of the last of these days.
  const soon = marketMidnight(addDays(marketDay(now), dashboardDays.promotionsEnding + 1));
  const endsSoon = sql`${effective} = 'ACTIVE'
    and ${promotions.endsAt} <= cast(${soon.toISOString()} as timestamptz)`;
  const own = and(eq(promotions.agentId, agentId), ne(promotions.status, 'ARCHIVED'));
  const [row] = await database
    .select({
      total: count(),
      active: countWhere(sql`${effective} = 'ACTIVE'`),
      scheduled: countWhere(sql`${effective} = 'SCHEDULED'`),
      ending: countWhere(endsSoon),
    })
    .from(promotions)
    .where(own);
  const items = await database
    .select()
    .from(promotions)
    .where(and(own, endsSoon))
    .orderBy(asc(promotions.endsAt), asc(promotions.id))
    .limit(named);
  const { ending, ...counts } = row ?? { total: 0, active: 0, scheduled: 0, ending: 0 };
  return {
    ...counts,
    ending: {
      total: ending,
      items: items.flatMap(({ id, nameMk, nameEn, rule, endsAt }) =>
        endsAt === null
          ? []
          : {
              id,
              name: { mk: nameMk, en: nameEn },
              rule: rule.type,
              endsAt: endsAt.toISOString(),
            },
      ),
    },
  };
}
