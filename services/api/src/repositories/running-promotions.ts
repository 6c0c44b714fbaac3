import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion } from '@pazar/contracts/product-price';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { promotions } from '../database/tables/promotions.ts';
import { effectiveStatus } from './promotion-status.ts';

/** A promotion that runs without a code, as far as the price of one product needs it. */
export interface RunningPromotion extends ActivePromotion {
  currency: Currency;
}

/** An agent's promotions that customers get by themselves at `now`. */
export async function runningPromotions(
  database: Database,
  agentId: string,
  now: Date,
): Promise<RunningPromotion[]> {
  const rows = await database
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        isNull(promotions.code),
        sql`${effectiveStatus(now)} = 'ACTIVE'`,
      ),
    )
    .orderBy(asc(promotions.id));
  return rows.map((row) => ({
    id: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    rule: row.rule,
    currency: row.currency,
    endsAt: row.endsAt?.toISOString() ?? null,
  }));
}
