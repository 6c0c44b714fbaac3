import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import {
  promotionInputSchema,
  type PromotionInput,
  type PromotionPatch,
} from '@pazar/contracts/promotion-input';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { OwnRecord } from '../records/own-record.ts';
import { settlePromotion } from './check-promotion.ts';
import { promotionColumns, promotionInputOf } from './promotion-columns.ts';
import { readPromotion } from './promotion-detail.ts';
import { writePromotionLinks } from './promotion-links.ts';

export interface PromotionTypes {
  input: PromotionInput;
  settled: PromotionInput;
  patch: PromotionPatch;
  row: PromotionDetail;
  detail: PromotionDetail;
}

/** A promotion as a record of its agent. */
export const promotionRecord: OwnRecord<PromotionTypes> = {
  entity: 'promotion',
  table: promotions,
  schema: promotionInputSchema,
  read: readPromotion,
  lock: lockPromotion,
  inputOf: async (_context, promotion) => promotionInputOf(promotion),
  settle: settlePromotion,
  columns: promotionColumns,
  firstColumns: async () => ({ status: 'DRAFT' }),
  writeParts: ({ transaction }, id, { input }) => writePromotionLinks(transaction, id, input),
  label: ({ name }) => name.mk ?? name.en,
};

async function lockPromotion(context: AgentContext, id: string) {
  const { transaction, agentId } = context;
  await transaction
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)))
    .for('no key update');
  return readPromotion(context, id);
}
