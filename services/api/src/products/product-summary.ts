import type { ProductSummary } from '@pazar/contracts/product';
import type { Database } from '../database/database.ts';
import { bestPrice } from '../prices/best-price.ts';
import { readLowestPrices, type LowestPrices } from '../prices/lowest-price.ts';
import { isFor, runningPromotions, type RunningPromotion } from '../prices/running-promotions.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { productPrices } from './product-prices.ts';
import { quantityText } from '../records/values.ts';

/** The running promotions of an agent's products, and the lowest prices before they started. */
export interface ProductOffers {
  promotions: readonly RunningPromotion[];
  lowest: LowestPrices;
}

function promotionsFor(
  { facts, packs }: Pick<ProductParts, 'facts' | 'packs'>,
  promotions: readonly RunningPromotion[],
): RunningPromotion[] {
  const product = { ...facts, packIds: packs.map(({ id }) => id) };
  return promotions.filter(({ target }) => isFor(target, product));
}

/** Reads the running promotions of some products of one agent. */
export async function readOffers(
  database: Database,
  parts: readonly ProductParts[],
  { agentId, now }: { agentId: string; now: Date },
): Promise<ProductOffers> {
  const promotions = await runningPromotions(database, agentId, now);
  const reduced = parts.flatMap((one) => {
    const fitting = promotionsFor(one, promotions);
    return one.packs.flatMap((pack) => {
      const { promotion } = bestPrice(pack, one.facts.currency, fitting);
      return promotion === null ? [] : [{ packId: pack.id, begins: promotion.beganAt }];
    });
  });
  return { promotions, lowest: await readLowestPrices(database, { agentId, now }, reduced) };
}

/** A product in the form that lists show, from its facts and related rows. */
export function productSummary(
  { facts, packs, images }: ProductParts,
  { promotions, lowest }: ProductOffers,
): ProductSummary {
  const { stockAvailable, reasons } = facts;
  return {
    id: facts.id,
    version: facts.version,
    sku: facts.sku,
    name: { mk: facts.nameMk, en: facts.nameEn },
    categoryId: facts.categoryId,
    tags: facts.tags,
    baseUnit: facts.baseUnit,
    ...productPrices({
      rows: packs,
      currency: facts.currency,
      promotions: promotionsFor({ facts, packs }, promotions),
      lowest,
    }),
    currency: facts.currency,
    vatRate: facts.vatRegistered ? facts.vatRate : 0,
    cover: images[0] ?? null,
    stockMode: facts.stockMode,
    stockAvailable: stockAvailable === null ? null : quantityText(stockAvailable),
    stockState: facts.stockState,
    ledgerVersion: facts.ledgerVersion,
    status: facts.status,
    visibility: { live: reasons.length === 0, reasons },
    updatedAt: facts.updatedAt.toISOString(),
  };
}

/** Summaries of some products of one agent, without those deleted since they were found. */
export async function summarizeProducts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map();
  const found = [...(await readProductParts(database, ids, now)).values()];
  const [first] = found;
  if (first === undefined) return new Map();
  const offers = await readOffers(database, found, { agentId: first.facts.agentId, now });
  return new Map(found.map((parts) => [parts.facts.id, productSummary(parts, offers)]));
}
