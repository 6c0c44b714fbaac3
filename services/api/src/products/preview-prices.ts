import type { PriceAdjustment, PricePreview } from '@pazar/contracts/product-bulk';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { adjustPrice } from '../prices/adjust-price.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** The prices that an adjustment would set for own products; changes nothing. */
export async function previewPrices(
  { transaction, agentId }: AgentContext,
  ids: readonly string[],
  how: PriceAdjustment,
): Promise<PricePreview> {
  const found = await transaction
    .select({ id: products.id, version: products.version, currency: products.currency })
    .from(products)
    .where(and(eq(products.agentId, agentId), inArray(products.id, [...ids])))
    .orderBy(products.id);
  const own = found.map((product) => product.id);
  const rows = await transaction
    .select()
    .from(packs)
    .where(inArray(packs.productId, own))
    .orderBy(asc(packs.position));
  const packsOf = Map.groupBy(rows, (pack) => pack.productId);
  return {
    items: found.map(({ id, version, currency }) => ({
      id,
      version,
      packs: (packsOf.get(id) ?? []).map((pack) => ({
        packId: pack.id,
        before: pack.priceMinor,
        after: adjustPrice(how, pack.priceMinor, currency),
      })),
    })),
  };
}
