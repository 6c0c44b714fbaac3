import type { PriceAdjustment, PricePreview } from '@pazar/contracts/product-bulk';
import { and, asc, eq, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { adjustPrice } from '../pricing/adjust-price.ts';
import { bestPrice } from '../pricing/best-price.ts';
import { readPriceOffers } from '../pricing/price-offers.ts';
import { isFor, type RunningPromotion } from '../pricing/running-promotions.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { PackRow } from './product-parts.ts';

const { id, version, currency, categoryId } = products;

interface Previewed {
  product: Pick<typeof products.$inferSelect, 'id' | 'currency' | 'categoryId'>;
  rows: readonly PackRow[];
  /** Those that run for the agent. */
  promotions: readonly RunningPromotion[];
}

/** The prices that an adjustment would set for own products, and what customers would pay; changes nothing. */
export async function previewPrices(
  { transaction, agentId, now }: AgentContext,
  ids: readonly string[],
  how: PriceAdjustment,
): Promise<PricePreview> {
  const found = await transaction
    .select({ id, version, currency, categoryId })
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
  const { promotions } = await readPriceOffers(transaction, { agentId, now, packIds: [] });
  return {
    items: found.map((product) => ({
      id: product.id,
      version: product.version,
      packs: adjusted({ product, rows: packsOf.get(product.id) ?? [], promotions }, how),
    })),
  };
}

function adjusted({ product, rows, promotions }: Previewed, how: PriceAdjustment) {
  const promoted = { ...product, packIds: rows.map((pack) => pack.id) };
  const fitting = promotions.filter(({ target }) => isFor(target, promoted));
  return rows.map((pack) => {
    const before = pack.priceMinor;
    const after = adjustPrice(how, before, product.currency);
    const paid = (priceMinor: number) =>
      bestPrice({ id: pack.id, priceMinor }, product.currency, fitting).priceMinor;
    return {
      packId: pack.id,
      before,
      after,
      nowBefore: paid(before),
      nowAfter: after === null ? null : paid(after),
    };
  });
}
