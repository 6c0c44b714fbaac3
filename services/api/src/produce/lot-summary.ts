import type { LotSummary } from '@pazar/contracts/produce';
import { lotStatusOn } from '../stock/lot-status.ts';
import { quantityText } from '../records/values.ts';
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
): LotSummary {
  return {
    id: lot.id,
    version: lot.version,
    lotNumber: lot.lotNumber,
    cropId: lot.cropId,
    cropName: { mk: lot.cropNameMk, en: lot.cropNameEn },
    variety: lot.variety,
    cover: covers.get(lot.id) ?? null,
    origin: lot.origin,
    locationId: lot.locationId,
    locationName,
    plantedOn: lot.plantedOn,
    expectedFrom: lot.expectedFrom,
    expectedTo: lot.expectedTo,
    unit: lot.unit,
    expectedQuantity: lot.expectedQuantity === null ? null : quantityText(lot.expectedQuantity),
    harvested: quantityText(lot.harvested),
    sold: quantityText(lot.sold),
    wasted: quantityText(lot.wasted),
    ownUse: quantityText(lot.ownUse),
    remaining: quantityText(lot.remaining),
    ledgerVersion: lot.ledgerVersion,
    qualityClass: lot.qualityClass,
    bestBefore: lot.bestBefore,
    seasonYear: lot.seasonYear,
    status: lotStatusOn(today, lot),
    updatedAt: lot.updatedAt.toISOString(),
  };
}
