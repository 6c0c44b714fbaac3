import type { ProductDetail } from '@pazar/contracts/product-detail';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { productLocations, productLots } from '../database/tables/product-links.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { localizedText, quantityOrNull } from '../records/values.ts';
import { readProductParts, type ProductParts } from './product-parts.ts';
import { hasMovements } from './product-references.ts';
import { publishRequirements } from './publish-requirements.ts';
import { productSummary } from './product-summary.ts';
import { productWarnings } from './product-warnings.ts';
import { runningPromotions } from '../promotions/prices/running-promotions.ts';
import type { ProductRow } from '../stock/stock-locks.ts';

/** A product of one agent with everything that belongs to it; undefined for any other. */
export async function readProduct(
  { transaction: database, agentId, now }: AgentContext,
  id: string,
): Promise<ProductDetail | undefined> {
  const [row] = await database
    .select()
    .from(products)
    .where(and(eq(products.id, id), eq(products.agentId, agentId)));
  const parts = (await readProductParts(database, [id], now)).get(id);
  if (row === undefined || parts === undefined) return undefined;

  const promotions = await runningPromotions(database, agentId, now);
  const summary = productSummary(parts, promotions);
  return {
    ...summary,
    ...plainFields(row, parts),
    ...(await readLinks(database, id)),
    publishRequirements: publishRequirements(summary),
    warnings: await productWarnings(database, row, marketDay(now)),
  };
}

async function readLinks(database: Database, id: string) {
  const locationRows = await database
    .select({ id: productLocations.locationId })
    .from(productLocations)
    .where(eq(productLocations.productId, id))
    .orderBy(asc(productLocations.locationId));
  const lotRows = await database
    .select({ id: productLots.lotId })
    .from(productLots)
    .where(eq(productLots.productId, id))
    .orderBy(asc(productLots.lotId));
  return {
    locationIds: locationRows.map((location) => location.id),
    produceIds: lotRows.map((lot) => lot.id),
    baseUnitFixed: await hasMovements(database, id),
  };
}

function plainFields(row: ProductRow, { images }: ProductParts) {
  return {
    description: localizedText(row.descriptionMk, row.descriptionEn),
    lowStockThreshold: quantityOrNull(row.lowStockThreshold),
    minOrder: quantityOrNull(row.minOrder),
    step: quantityOrNull(row.step),
    seasonMonths: row.seasonMonths,
    availableFrom: row.availableFrom,
    availableTo: row.availableTo,
    certifications: row.certifications,
    allergens: row.allergens,
    shelfLifeDays: row.shelfLifeDays,
    storageNote: row.storageNote,
    images,
    moderation: {
      status: row.moderation,
      reason: row.moderationReason,
      by: row.moderationBy,
      at: row.moderationAt?.toISOString() ?? null,
    },
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedBy: row.updatedBy,
  };
}
