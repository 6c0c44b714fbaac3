import type { SamplesRemoved } from '@pazar/contracts/samples';
import { and, eq, gt, inArray, isNull, notInArray, or, sql } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { packs } from '../database/tables/packs.ts';
import { priceChanges } from '../database/tables/price-changes.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { promotionPacks } from '../database/tables/promotion-packs.ts';
import { promotionProducts } from '../database/tables/promotion-products.ts';
import { samples } from '../database/tables/samples.ts';
import { Refusal } from '../problems/refusal.ts';
import { lotRecord } from '../produce/lot-record.ts';
import { productRecord } from '../products/product-record.ts';
import type { LockedProduct } from '../products/product-types.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { removeOwn } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { notReversed } from '../stock/kept-entries.ts';
import { readLots } from '../stock/stock-rows.ts';

/**
 * Deletes the sample lots with their ledgers, and the sample products. `in-use` with the lots on
 * which the agent has a booking that was not reversed. A product stays, no longer as a sample, if
 * it was published, own goods were sold as it, or a promotion names it.
 */
export async function removeSamples(context: Unit): Promise<SamplesRemoved> {
  const { transaction, agentId } = context;
  await context.lock({ agent: true });
  const marked = await transaction.select().from(samples).where(eq(samples.agentId, agentId));
  const idsOf = (kind: 'lot' | 'product') =>
    marked.filter((sample) => sample.kind === kind).map(({ recordId }) => recordId);
  const lotIds = idsOf('lot');
  await context.lock({ lots: lotIds, products: idsOf('product') });
  const sampleRows = await readLots(transaction, agentId, lotIds);
  await refuseUsed(context);

  const kept: string[] = [];
  await transaction.execute(sql`select set_config('api.removing_samples', 'on', true)`);
  await transaction.delete(movements).where(inArray(movements.lotId, lotIds));
  await transaction.delete(productLots).where(inArray(productLots.lotId, lotIds));
  for (const id of idsOf('product')) {
    const product = await productRecord.row(context, id);
    // The agent may have deleted it.
    if (product === undefined) continue;
    if (await isOwnByNow(context, { product, lotIds })) {
      kept.push(product.nameMk ?? product.nameEn ?? product.sku);
      continue;
    }
    await transaction.delete(priceChanges).where(eq(priceChanges.productId, id));
    await removeOwn(productRecord, context, product);
  }
  for (const lot of sampleRows) await removeOwn(lotRecord, context, lot);
  await transaction.execute(sql`select set_config('api.removing_samples', 'off', true)`);
  await transaction.delete(samples).where(eq(samples.agentId, agentId));
  return { kept };
}

async function refuseUsed({ transaction, agentId }: AgentContext): Promise<void> {
  const used = await transaction
    .selectDistinct({ id: lots.id, label: lots.lotNumber })
    .from(movements)
    .innerJoin(lots, eq(lots.id, movements.lotId))
    .innerJoin(samples, eq(samples.recordId, movements.lotId))
    .where(
      and(eq(samples.agentId, agentId), gt(movements.createdAt, samples.createdAt), notReversed),
    );
  if (used.length === 0) return;
  const blocking = used.map((lot) => ({ entity: 'lot', ...lot }));
  throw new Refusal('in-use', { extensions: { blocking } });
}

async function isOwnByNow(
  { transaction }: AgentContext,
  { product, lotIds }: { product: LockedProduct; lotIds: readonly string[] },
): Promise<boolean> {
  if (product.status === 'ACTIVE' || product.publishedAt !== null) return true;
  const packIds = transaction
    .select({ id: packs.id })
    .from(packs)
    .where(eq(packs.productId, product.id));
  const inPromotions =
    (await transaction.$count(promotionProducts, eq(promotionProducts.productId, product.id))) +
    (await transaction.$count(promotionPacks, inArray(promotionPacks.packId, packIds)));
  if (inPromotions > 0) return true;
  const ofOwnGoods = or(isNull(movements.lotId), notInArray(movements.lotId, [...lotIds]));
  return (
    (await transaction.$count(movements, and(eq(movements.productId, product.id), ofOwnGoods))) > 0
  );
}
