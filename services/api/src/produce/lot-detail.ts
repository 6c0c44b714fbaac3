import type { LotDetail, LinkedProduct } from '@pazar/contracts/produce-detail';
import { lotFields } from '@pazar/contracts/produce-input';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { readLotCovers } from './lot-covers.ts';
import { areaOf, readLotImages } from './lot-store.ts';
import { lotSummary } from './lot-summary.ts';
import { pickFields } from '../records/declared-fields.ts';
import { quantityOrNull, quantityText } from '../records/values.ts';
import type { LotRow } from '../stock/stock-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long its owner may reopen a closed lot. */
const reopenDays = 30;

/** A lot of one agent with all its details; undefined for any other. */
export async function readLot(
  { transaction, agentId, now }: AgentContext,
  id: string,
): Promise<LotDetail | undefined> {
  const [row] = await transaction
    .select({ lot: lots, locationName: locations.name })
    .from(lots)
    .leftJoin(locations, eq(locations.id, lots.locationId))
    .where(and(eq(lots.id, id), eq(lots.agentId, agentId)));
  if (row === undefined) return undefined;
  const { lot } = row;
  return {
    ...pickFields(lotFields, lot),
    ...lotSummary(row, { today: marketDay(now), covers: await readLotCovers(transaction, [id]) }),
    area: areaOf(lot),
    imageIds: await readLotImages(transaction, id),
    lossReason: lot.lossReason,
    lossNote: lot.lossNote,
    closedAt: lot.closedAt?.toISOString() ?? null,
    reopenUntil: reopenUntil(lot)?.toISOString() ?? null,
    adjusted: quantityText(lot.adjusted),
    yieldPerDka: yieldPerDka(lot),
    progress: progress(lot),
    linkedProducts: await readLinkedProducts(transaction, id),
    createdAt: lot.createdAt.toISOString(),
    createdBy: lot.createdBy,
    updatedBy: lot.updatedBy,
  };
}

/** Until when a closed lot may be reopened; null while it is not closed. */
export function reopenUntil({ status, closedAt }: LotRow): Date | null {
  if (status !== 'CLOSED' || closedAt === null) return null;
  return new Date(closedAt.getTime() + reopenDays * dayMs);
}

async function readLinkedProducts(database: Database, lotId: string): Promise<LinkedProduct[]> {
  const rows = await database
    .select({ product: products })
    .from(productLots)
    .innerJoin(products, eq(products.id, productLots.productId))
    .where(eq(productLots.lotId, lotId))
    .orderBy(asc(products.sku));
  return rows.map(({ product }) => ({
    id: product.id,
    sku: product.sku,
    name: { mk: product.nameMk, en: product.nameEn },
    stockMode: product.stockMode,
    stockAvailable: quantityOrNull(product.stockAvailable),
    stockState: product.stockState,
  }));
}

/** A decare is a tenth of a hectare. */
function yieldPerDka({ area, areaUnit, harvested }: LotRow): string | null {
  if (area === null || area === 0n) return null;
  const decares = areaUnit === 'HA' ? area * 10n : area;
  return quantityText(divideRounded(harvested * 1000n, decares));
}

function progress({ expectedQuantity, harvested }: LotRow): number | null {
  if (expectedQuantity === null || expectedQuantity === 0n) return null;
  return Number(divideRounded(harvested * 100n, expectedQuantity));
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor;
}
