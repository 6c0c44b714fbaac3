import type { Movement } from '@pazar/contracts/movement';
import type { Database } from '../database/database.ts';
import { alias, eq, type InferSelectModel, sql, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';
import { localizedText, quantityText } from '../records/values.ts';

const reversals = alias(movements, 'reversals');

/**
 * Ledger entries with the names that they are shown with; lists add the position of each in their
 * order.
 */
export function selectMovementViews(
  database: Database,
  sortValues: SQL<string[]> = sql<string[]>`array[]::text[]`,
) {
  return database
    .select({
      movement: movements,
      lotNumber: lots.lotNumber,
      cropNameMk: lots.cropNameMk,
      cropNameEn: lots.cropNameEn,
      productNameMk: products.nameMk,
      productNameEn: products.nameEn,
      promotionNameMk: promotions.nameMk,
      promotionNameEn: promotions.nameEn,
      unit: sql<Movement['unit']>`coalesce(${lots.unit}, ${products.baseUnit})`,
      reversedById: reversals.id,
      sortValues,
    })
    .from(movements)
    .leftJoin(lots, eq(lots.id, movements.lotId))
    .leftJoin(products, eq(products.id, movements.productId))
    .leftJoin(promotions, eq(promotions.id, movements.promotionId))
    .leftJoin(reversals, eq(reversals.reversesId, movements.id));
}

export interface MovementView {
  movement: InferSelectModel<typeof movements>;
  lotNumber: string | null;
  cropNameMk: string | null;
  cropNameEn: string | null;
  productNameMk: string | null;
  productNameEn: string | null;
  promotionNameMk: string | null;
  promotionNameEn: string | null;
  unit: Movement['unit'];
  reversedById: string | null;
}

export function movementOf(view: MovementView): Movement {
  const { movement } = view;
  return {
    id: movement.id,
    bookingId: movement.bookingId,
    produceId: movement.lotId,
    lotNumber: view.lotNumber,
    cropName: localizedText(view.cropNameMk, view.cropNameEn),
    productId: movement.productId,
    productName: localizedText(view.productNameMk, view.productNameEn),
    type: movement.type,
    quantity: quantityText(movement.quantity),
    unit: view.unit,
    packId: movement.packId,
    packCount: movement.packCount,
    packSize: movement.packSize === null ? null : quantityText(movement.packSize),
    occurredAt: movement.occurredAt.toISOString(),
    channel: movement.channel,
    unitPriceMinor: movement.unitPriceMinor,
    currency: movement.currency,
    promotion:
      movement.promotionId === null
        ? null
        : {
            id: movement.promotionId,
            name: { mk: view.promotionNameMk, en: view.promotionNameEn },
          },
    listPriceMinor: movement.listPriceMinor,
    vatRate: movement.vatRate,
    note: movement.note,
    reversesId: movement.reversesId,
    reversedById: view.reversedById,
    createdBy: movement.createdBy,
    createdAt: movement.createdAt.toISOString(),
  };
}
