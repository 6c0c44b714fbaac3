import type { ProductSummary } from '@pazar/contracts/product';
import type { Database } from '../database/database.ts';
import {
  isFor,
  runningPromotions,
  type RunningPromotion,
} from '../promotions/prices/running-promotions.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { productPrices } from './product-prices.ts';
import { quantityText } from '../records/values.ts';

/** A product as lists show it, from its facts and what hangs on it. */
export function productSummary(
  { facts, packs, images }: ProductParts,
  promotions: readonly RunningPromotion[],
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
    ...productPrices(
      packs,
      facts.currency,
      promotions.filter(({ target }) => isFor(target, facts)),
    ),
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

/** Summaries of some products of one agent; those deleted since they were found are missing. */
export async function summarizeProducts(
  database: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  if (ids.length === 0) return new Map();
  const found = [...(await readProductParts(database, ids, now)).values()];
  const [first] = found;
  if (first === undefined) return new Map();
  const promotions = await runningPromotions(database, first.facts.agentId, now);
  return new Map(found.map((parts) => [parts.facts.id, productSummary(parts, promotions)]));
}
