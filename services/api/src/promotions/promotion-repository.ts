import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { readPromotionLinks } from './promotion-links.ts';
import { effectiveStatus } from './promotion-status.ts';
import { promotionDetail, promotionSummary } from './promotion-views.ts';

/** Reads rows of a list of promotions with what they are at `now`. */
export async function readPromotions(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
  now: Date,
): Promise<ListRow<PromotionSummary>[]> {
  const rows = await database
    .select({ promotion: promotions, effective: effectiveStatus(now), sortValues })
    .from(promotions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => ({ item: promotionSummary(row), sortValues: row.sortValues }));
}

/** One promotion of an agent with all its fields; undefined for any other. */
export async function findPromotion(
  database: Database,
  { id, agentId }: { id: string; agentId: string },
  now: Date,
): Promise<PromotionDetail | undefined> {
  const [row] = await database
    .select({ promotion: promotions, effective: effectiveStatus(now) })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)));
  if (row === undefined) return undefined;
  const links = await readPromotionLinks(database, [row.promotion]);
  const own = links.get(id);
  return own && promotionDetail(row, own, now);
}
