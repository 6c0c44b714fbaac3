import { lotRowSchema, type LotRow as ListedLot } from '@pazar/contracts/produce-row';
import { lotStatusOn } from '../stock/lot-status.ts';
import { pickFields } from '../records/declared-fields.ts';
import { quantityOrNull, quantityText } from '../records/values.ts';
import type { LotRow } from '../stock/stock-rows.ts';
import type { LotCovers } from './lot-covers.ts';

export interface LotListRow {
  lot: LotRow;
  locationName: string | null;
}

/** A row of the list of lots, as of a day in the market. */
export function lotSummary(
  { lot, locationName }: LotListRow,
  { today, covers }: { today: string; covers: LotCovers },
): ListedLot {
  return {
    ...pickFields(lotRowSchema.shape, lot),
    cropName: { mk: lot.cropNameMk, en: lot.cropNameEn },
    cover: covers.get(lot.id) ?? null,
    locationName,
    expectedQuantity: quantityOrNull(lot.expectedQuantity),
    harvested: quantityText(lot.harvested),
    sold: quantityText(lot.sold),
    wasted: quantityText(lot.wasted),
    ownUse: quantityText(lot.ownUse),
    remaining: quantityText(lot.remaining),
    status: lotStatusOn(today, lot),
    updatedAt: lot.updatedAt.toISOString(),
  };
}
