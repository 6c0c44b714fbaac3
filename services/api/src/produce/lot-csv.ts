import { lotOriginSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { areaUnitSchema, type LotDetail } from '@pazar/contracts/produce-detail';
import { unitSchema } from '@pazar/contracts/quantity';
import { lotTexts } from '@pazar/contracts/record-texts';
import {
  certificatesCodec,
  codeCodec,
  dayCodec,
  integerCodec,
  oneOfCodec,
  quantityCodec,
  referenceCodec,
  textCodec,
} from '../csv/codecs.ts';
import type { Column } from '../csv/columns.ts';
import { column, readOnly, textColumns } from '../csv/declared-columns.ts';
import { marketDay } from '../clock/market-day.ts';
import { lots } from '../database/tables/lots.ts';
import type { ListReading } from '../lists/own-list.ts';
import type { ListRead } from '../lists/read-list.ts';
import { quantityText } from '../records/values.ts';
import { lotStatusOn } from '../stock/lot-status.ts';
import { lotInputOf } from './lot-store.ts';

export const lotCsvColumns: readonly Column[] = [
  column('id', textCodec, ['ИД', 'ID']),
  column('lotNumber', textCodec, ['Број на принос', 'Lot number']),
  { ...column('cropId', referenceCodec('crop'), ['Култура', 'Crop']), key: 'crop' },
  column('cropName.mk', textCodec, ['Назив на културата (македонски)', 'Crop name (Macedonian)']),
  column('cropName.en', textCodec, ['Назив на културата (англиски)', 'Crop name (English)']),
  column('variety', textCodec, ['Сорта', 'Variety']),
  column('origin', oneOfCodec(lotOriginSchema.options), ['Потекло', 'Origin']),
  { ...column('supplierName', textCodec, ['Добавувач', 'Supplier']), key: 'supplier' },
  column('receivedOn', dayCodec, ['Примено на', 'Received on']),
  {
    ...column('locationId', referenceCodec('location'), ['Локација', 'Location']),
    key: 'location',
  },
  { ...column('area.quantity', quantityCodec, ['Површина', 'Area']), key: 'area' },
  column('area.unit', oneOfCodec(areaUnitSchema.options), ['Единица за површина', 'Area unit']),
  column('plantedOn', dayCodec, ['Засадено на', 'Planted on']),
  column('expectedFrom', dayCodec, ['Очекувана берба од', 'Expected from']),
  column('expectedTo', dayCodec, ['Очекувана берба до', 'Expected to']),
  column('expectedQuantity', quantityCodec, ['Очекувана количина', 'Expected quantity']),
  column('unit', oneOfCodec(unitSchema.options), ['Единица', 'Unit']),
  column('qualityClass', oneOfCodec(qualityClassSchema.options), ['Класа', 'Quality class']),
  column('bestBefore', dayCodec, ['Најдобро до', 'Best before']),
  column('certifications', certificatesCodec, ['Сертификати', 'Certificates']),
  ...textColumns(lotTexts),
  column('seasonYear', integerCodec, ['Сезона', 'Season']),
  readOnly(column('status', codeCodec, ['Состојба', 'Status'])),
  readOnly(column('harvested', quantityCodec, ['Набрано', 'Harvested'])),
  readOnly(column('remaining', quantityCodec, ['Останато', 'Remaining'])),
];

type LotRecord = Omit<ReturnType<typeof lotInputOf>, 'status' | 'imageIds'> &
  Pick<LotDetail, 'id' | 'status' | 'harvested' | 'remaining'>;

export async function readLotRecords(
  { database, now }: ListReading,
  { where, orderBy, limit }: ListRead,
): Promise<LotRecord[]> {
  const rows = await database
    .select()
    .from(lots)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => {
    const { imageIds: _images, ...input } = lotInputOf(row, []);
    return {
      ...input,
      id: row.id,
      status: lotStatusOn(marketDay(now), row),
      harvested: quantityText(row.harvested),
      remaining: quantityText(row.remaining ?? 0n),
    };
  });
}
