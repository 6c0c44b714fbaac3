import type { PromotionBulk } from '@pazar/contracts/promotion-bulk';
import type { BulkKind } from '../bulk/bulk-work.ts';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import type { Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { promotionList } from './promotion-list.ts';
import { movePromotion, undoPromotionMove } from './promotion-moves.ts';

/** Bulk actions on promotions. */
export const promotionBulk: BulkKind<PromotionBulk> = {
  entity: 'promotion',
  list: promotionList,
  locks: (_unit, promotions) => ({ promotions }),
  change: changeOne,
  undoLocks: (_unit, steps) => ({ promotions: steps.map(({ id }) => id) }),
  undo: undoPromotionMove,
};

async function changeOne(context: Unit, id: string, { action }: PromotionBulk): Promise<Change> {
  if (action === 'publish' || action === 'resume') await requireVerified(context);
  return movePromotion(context, { id, version: null }, action);
}

/** Only verified agents publish; other actions are for everybody, so the route cannot ask. */
async function requireVerified({ transaction, agentId }: Unit): Promise<void> {
  const [agent] = await transaction
    .select({ status: agents.verificationStatus })
    .from(agents)
    .where(eq(agents.id, agentId));
  if (agent?.status !== 'VERIFIED') throw new Refusal('not-verified');
}
