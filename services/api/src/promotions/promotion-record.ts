import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import {
  promotionInputSchema,
  type PromotionInput,
  type PromotionPatch,
} from '@pazar/contracts/promotion-input';
import { and, eq } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { OwnRecord, Written } from '../records/own-record.ts';
import { mergePatch } from '../records/read-input.ts';
import { recountPromotions } from '../stock/recount-promotions.ts';
import { settlePromotion } from './check-promotion.ts';
import { recordPrices, settlePrices } from '../prices/price-ledger.ts';
import { promotionColumns, promotionInputOf } from './promotion-columns.ts';
import { readPromotion } from './promotion-detail.ts';
import { writePromotionLinks } from '../prices/promotion-links.ts';

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
  merge: mergePromotion,
  settle: settlePromotion,
  columns: promotionColumns,
  firstColumns: async () => ({ status: 'DRAFT' }),
  writeParts: writePromotionParts,
  label: ({ name }) => name.mk ?? name.en,
};

async function lockPromotion(context: AgentContext, id: string) {
  const { transaction, agentId } = context;
  // In the order of a sale: the ledger of prices first, then the promotion.
  await settlePrices(context);
  await transaction
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.id, id), eq(promotions.agentId, agentId)))
    .for('no key update');
  return readPromotion(context, id);
}

/** Members that a patch replaces as a whole: nothing of another kind may remain. */
const wholes = ['rule', 'target', 'weekly', 'stockLimit'] as const;

function mergePromotion(was: PromotionInput, patch: PromotionPatch): unknown {
  const replaced = wholes.filter((name) => patch[name] !== undefined);
  return mergePatch(
    { ...was, ...Object.fromEntries(replaced.map((name) => [name, undefined])) },
    patch,
  );
}

async function writePromotionParts(
  context: AgentContext,
  id: string,
  { input, was }: Written<PromotionTypes>,
): Promise<void> {
  await writePromotionLinks(context.transaction, id, input);
  // A new promotion is a draft, which changes no price.
  if (was === null) return;
  await recountPromotions(context, [id]);
  await recordPrices(context);
}
