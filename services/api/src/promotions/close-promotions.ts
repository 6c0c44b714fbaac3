import { and, eq, inArray } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { ClosingAccount } from '../records/own-record.ts';

/** Ends the promotions of an account that is being closed. */
export async function closePromotions({ database, agentId, next }: ClosingAccount): Promise<void> {
  const own = eq(promotions.agentId, agentId);
  await database
    .update(promotions)
    .set({ status: 'STOPPED', ...next })
    .where(and(own, inArray(promotions.status, ['PUBLISHED', 'PAUSED'])));
  await database
    .update(promotions)
    .set({ status: 'ARCHIVED', ...next })
    .where(and(own, eq(promotions.status, 'DRAFT')));
}
