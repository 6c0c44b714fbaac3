import type { PromotionBulk } from '@pazar/contracts/promotion-bulk';
import type { BulkKind } from '../bulk/bulk-work.ts';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { promotions } from '../database/tables/promotions.ts';
import { Refusal } from '../problems/refusal.ts';
import { settlePrices } from '../prices/price-ledger.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Change } from '../records/change-own.ts';
import { promotionList } from './promotion-list.ts';
import { movePromotion, undoPromotionMove } from './promotion-moves.ts';

/** Bulk actions on promotions. */
export const promotionBulk: BulkKind<PromotionBulk> = {
  entity: 'promotion',
  list: promotionList,
  lock: lockPromotions,
  change: changeOne,
  undo: undoPromotionMove,
};

async function changeOne(
  context: AgentContext,
  id: string,
  { action }: PromotionBulk,
): Promise<Change> {
  if (action === 'publish' || action === 'resume') await requireVerified(context);
  return movePromotion(context, { id, version: null }, action);
}

/** Only verified agents publish; other actions are for everybody, so the route cannot ask. */
async function requireVerified({ transaction, agentId }: AgentContext): Promise<void> {
  const [agent] = await transaction
    .select({ status: agents.verificationStatus })
    .from(agents)
    .where(eq(agents.id, agentId));
  if (agent?.status !== 'VERIFIED') throw new Refusal('not-verified');
}

async function lockPromotions(context: AgentContext, ids: readonly string[]): Promise<unknown> {
  const { transaction, agentId } = context;
  await settlePrices(context);
  return transaction
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.agentId, agentId), inArray(promotions.id, [...ids])))
    .orderBy(asc(promotions.id))
    .for('no key update');
}
