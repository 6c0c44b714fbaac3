import { isDeepStrictEqual } from 'node:util';
import { lotFields, type LotInput } from '@pazar/contracts/produce-input';
import type { Database } from '../database/database.ts';
import { asc, eq } from '../database/drizzle.ts';
import { lotImages } from '../database/tables/lot-images.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { pickFields } from '../records/declared-fields.ts';
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
export function lotColumns({
  cropName,
  area,
  imageIds: _images,
  status: _status,
  ...lot
}: SettledLot) {
  const { lotNumber, variety } = lot;
  return {
    ...lot,
    cropNameMk: cropName.mk,
    cropNameEn: cropName.en,
    area: area === null ? null : quantityThousandths(area.quantity),
    areaUnit: area?.unit ?? null,
    expectedQuantity: thousandthsOrNull(lot.expectedQuantity),
    ...lotIndexColumns({ cropNameMk: cropName.mk, cropNameEn: cropName.en, variety, lotNumber }),
  };
}

export function lotInputOf(row: LotRow, imageIds: string[]): SettledLot {
  return {
    ...pickFields(lotFields, row),
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
