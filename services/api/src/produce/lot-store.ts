import { isDeepStrictEqual } from 'node:util';
import type { LotInput } from '@pazar/contracts/produce-input';
import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { lotImages } from '../database/tables/lot-images.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { LotRow } from '../stock/stock-rows.ts';
import {
  indexColumns,
  localizedText,
  quantityOrNull,
  quantityText,
  quantityThousandths,
  thousandthsOrNull,
} from '../records/values.ts';

/** A lot's fields with those that the service computes. */
export interface SettledLot extends LotInput {
  lotNumber: string;
  cropName: NonNullable<LotInput['cropName']>;
  seasonYear: number;
}

/**
 * The columns of `lots` that an agent enters, except for the status; images have their own table.
 */
export function lotColumns(lot: SettledLot) {
  const { lotNumber, cropName, variety, area, expectedQuantity } = lot;
  return {
    lotNumber,
    cropId: lot.cropId,
    cropNameMk: cropName.mk,
    cropNameEn: cropName.en,
    variety,
    origin: lot.origin,
    supplierName: lot.supplierName,
    receivedOn: lot.receivedOn,
    locationId: lot.locationId,
    area: area === null ? null : quantityThousandths(area.quantity),
    areaUnit: area?.unit ?? null,
    plantedOn: lot.plantedOn,
    expectedFrom: lot.expectedFrom,
    expectedTo: lot.expectedTo,
    unit: lot.unit,
    expectedQuantity: thousandthsOrNull(expectedQuantity),
    qualityClass: lot.qualityClass,
    bestBefore: lot.bestBefore,
    certifications: lot.certifications,
    notes: lot.notes,
    seasonYear: lot.seasonYear,
    ...lotIndexColumns({ cropNameMk: cropName.mk, cropNameEn: cropName.en, variety, lotNumber }),
  };
}

export function lotInputOf(row: LotRow, imageIds: string[]): SettledLot {
  return {
    ...plainFields(row),
    cropName: localizedText(row.cropNameMk, row.cropNameEn) ?? { mk: null, en: null },
    area: areaOf(row),
    expectedQuantity: quantityOrNull(row.expectedQuantity),
    imageIds,
    status: row.status === 'PLANNED' ? 'PLANNED' : 'GROWING',
  };
}

export function areaOf({ area, areaUnit }: Pick<LotRow, 'area' | 'areaUnit'>) {
  return area === null || areaUnit === null
    ? null
    : { quantity: quantityText(area), unit: areaUnit };
}

function plainFields(row: LotRow) {
  return {
    lotNumber: row.lotNumber,
    cropId: row.cropId,
    variety: row.variety,
    origin: row.origin,
    supplierName: row.supplierName,
    receivedOn: row.receivedOn,
    locationId: row.locationId,
    plantedOn: row.plantedOn,
    expectedFrom: row.expectedFrom,
    expectedTo: row.expectedTo,
    unit: row.unit,
    qualityClass: row.qualityClass,
    bestBefore: row.bestBefore,
    certifications: row.certifications,
    notes: row.notes,
    seasonYear: row.seasonYear,
  };
}

interface NamedLot {
  cropNameMk: string | null;
  cropNameEn: string | null;
  variety: string | null;
  lotNumber: string;
}

/** Sort keys and search column of a lot. */
export function lotIndexColumns({ cropNameMk, cropNameEn, variety, lotNumber }: NamedLot) {
  const named = (crop: string | null) => [crop, variety].filter((part) => part !== null).join(' ');
  return indexColumns({
    mk: named(cropNameMk ?? cropNameEn),
    en: named(cropNameEn ?? cropNameMk),
    search: [cropNameMk, cropNameEn, variety, lotNumber],
  });
}

export async function readLotImages(database: Database, lotId: string): Promise<string[]> {
  const rows = await database
    .select({ id: lotImages.imageId })
    .from(lotImages)
    .where(eq(lotImages.lotId, lotId))
    .orderBy(asc(lotImages.position));
  return rows.map((row) => row.id);
}

export async function writeLotImages(
  { transaction }: AgentContext,
  lotId: string,
  { input: { imageIds }, was }: { input: SettledLot; was: SettledLot | null },
): Promise<void> {
  if (isDeepStrictEqual(was?.imageIds ?? [], imageIds)) return;
  await transaction.delete(lotImages).where(eq(lotImages.lotId, lotId));
  if (imageIds.length === 0) return;
  const rows = imageIds.map((imageId, position) => ({ lotId, imageId, position }));
  await transaction.insert(lotImages).values(rows);
}
