import type { ProductSummary } from '@pazar/contracts/product';
import type { InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { products } from '../database/tables/products.ts';
import { isFor } from './promotion-applies.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { productPrices } from './product-prices.ts';
import { quantityText } from './quantity-text.ts';
import { runningPromotions, type RunningPromotion } from './running-promotions.ts';

export type ProductRow = InferSelectModel<typeof products>;

/** A product as lists show it, from its row and what hangs on it. */
export function productSummary(
  row: ProductRow,
  { facts, packs, images }: ProductParts,
  promotions: readonly RunningPromotion[],
): ProductSummary {
  const { stockAvailable, stockState, reasons } = facts;
  return {
    id: row.id,
    version: row.version,
    sku: row.sku,
    name: { mk: row.nameMk, en: row.nameEn },
    categoryId: row.categoryId,
    tags: row.tags,
    baseUnit: row.baseUnit,
    ...productPrices(
      packs,
      row.currency,
      promotions.filter(({ target }) => isFor(target, row)),
    ),
    currency: row.currency,
    vatRate: facts.vatRegistered ? row.vatRate : 0,
    cover: images[0] ?? null,
    stockMode: row.stockMode,
    stockAvailable: stockAvailable === null ? null : quantityText(stockAvailable),
    stockState,
    ledgerVersion: row.ledgerVersion,
    status: row.status,
    visibility: { live: reasons.length === 0, reasons },
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Summaries of some products of one agent; those deleted since their rows were read are missing. */
export async function summarizeProducts(
  database: Database,
  rows: readonly ProductRow[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  const [first] = rows;
  if (first === undefined) return new Map();
  const ids = rows.map((row) => row.id);
  const parts = await readProductParts(database, ids, now);
  const promotions = await runningPromotions(database, first.agentId, now);
  return new Map(
    rows.flatMap((row) => {
      const own = parts.get(row.id);
      return own === undefined ? [] : [[row.id, productSummary(row, own, promotions)] as const];
    }),
  );
}
