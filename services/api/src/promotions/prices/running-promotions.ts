import type { Currency } from '@pazar/contracts/money';
import type { ActivePromotion } from '@pazar/contracts/product-price';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import { isWithin } from '../../clock/weekly-window.ts';
import type { Database } from '../../database/database.ts';
import { and, asc, desc, eq, isNull, sql } from '../../database/drizzle.ts';
import { promotions } from '../../database/tables/promotions.ts';
import { withSubcategories } from './promotion-applies.ts';
import { readPromotionLinks } from '../promotion-links.ts';
import { effectiveStatus } from '../promotion-status.ts';

/** A promotion that runs without a code, as far as the price of one product needs it. */
export interface RunningPromotion extends ActivePromotion {
  currency: Currency;
  /** Its categories come with those below them. */
  target: PromotionTarget;
}

/**
 * An agent's promotions that lower the price of a single pack everywhere at `now`, those of the
 * highest priority first. One with a code, with a minimum or for certain places alone is no part of
 * the price that everybody pays.
 */
export async function runningPromotions(
  database: Database,
  agentId: string,
  now: Date,
): Promise<RunningPromotion[]> {
  const found = await database
    .select()
    .from(promotions)
    .where(
      and(
        eq(promotions.agentId, agentId),
        eq(promotions.trigger, 'AUTOMATIC'),
        isNull(promotions.minQuantity),
        isNull(promotions.minAmountMinor),
        sql`${effectiveStatus(now)} = 'ACTIVE'`,
      ),
    )
    .orderBy(desc(promotions.priority), asc(promotions.id));
  const rows = found.filter(({ weekly }) => isWithin(weekly, now));
  const links = await readPromotionLinks(database, rows);
  const everywhere = rows.filter(({ id }) => links.get(id)?.locationIds.length === 0);
  const targets = await withSubcategories(
    database,
    everywhere.map(({ id }) => links.get(id)?.target ?? { type: 'ALL' }),
  );
  return everywhere.map((row, index) => ({
    id: row.id,
    name: { mk: row.nameMk, en: row.nameEn },
    rule: row.rule,
    currency: row.currency,
    endsAt: row.endsAt?.toISOString() ?? null,
    target: targets[index] ?? { type: 'ALL' },
  }));
}
