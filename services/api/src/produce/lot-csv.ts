import { lotOriginSchema, qualityClassSchema } from '@pazar/contracts/produce';
import { areaUnitSchema, type LotDetail } from '@pazar/contracts/produce-detail';
import { unitSchema } from '@pazar/contracts/quantity';
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
import type { Codec, Column } from '../csv/columns.ts';
import { marketDay } from '../clock/market-day.ts';
import { lots } from '../database/tables/lots.ts';
import type { ListReading } from '../lists/own-list.ts';
import type { ListRead } from '../lists/read-list.ts';
import { quantityText } from '../records/values.ts';
import { lotStatusOn } from '../stock/lot-status.ts';
import { lotInputOf } from './lot-store.ts';

function column(
  key: string,
  path: string,
  { codec, mk, en }: { codec: Codec; mk: string; en: string },
): Column {
  return { key, path: path.split('.'), codec, names: { mk, en } };
}

export const lotCsvColumns: readonly Column[] = [
  column('id', 'id', { codec: textCodec, mk: 'ИД', en: 'ID' }),
  column('lot_number', 'lotNumber', { codec: textCodec, mk: 'Број на принос', en: 'Lot number' }),
  column('crop', 'cropId', { codec: referenceCodec('crop'), mk: 'Култура', en: 'Crop' }),
  column('crop_name_mk', 'cropName.mk', {
    codec: textCodec,
    mk: 'Назив на културата (македонски)',
    en: 'Crop name (Macedonian)',
  }),
  column('crop_name_en', 'cropName.en', {
    codec: textCodec,
    mk: 'Назив на културата (англиски)',
    en: 'Crop name (English)',
  }),
  column('variety', 'variety', { codec: textCodec, mk: 'Сорта', en: 'Variety' }),
  column('origin', 'origin', {
    codec: oneOfCodec(lotOriginSchema.options),
    mk: 'Потекло',
    en: 'Origin',
  }),
  column('supplier', 'supplierName', { codec: textCodec, mk: 'Добавувач', en: 'Supplier' }),
  column('received_on', 'receivedOn', { codec: dayCodec, mk: 'Примено на', en: 'Received on' }),
  column('location', 'locationId', {
    codec: referenceCodec('location'),
    mk: 'Локација',
    en: 'Location',
  }),
  column('area', 'area.quantity', { codec: quantityCodec, mk: 'Површина', en: 'Area' }),
  column('area_unit', 'area.unit', {
    codec: oneOfCodec(areaUnitSchema.options),
    mk: 'Единица за површина',
    en: 'Area unit',
  }),
  column('planted_on', 'plantedOn', { codec: dayCodec, mk: 'Засадено на', en: 'Planted on' }),
  column('expected_from', 'expectedFrom', {
    codec: dayCodec,
    mk: 'Очекувана берба од',
    en: 'Expected from',
  }),
  column('expected_to', 'expectedTo', {
    codec: dayCodec,
    mk: 'Очекувана берба до',
    en: 'Expected to',
  }),
  column('expected_quantity', 'expectedQuantity', {
    codec: quantityCodec,
    mk: 'Очекувана количина',
    en: 'Expected quantity',
  }),
  column('unit', 'unit', {
    codec: oneOfCodec(unitSchema.options),
    mk: 'Единица',
    en: 'Unit',
  }),
  column('quality_class', 'qualityClass', {
    codec: oneOfCodec(qualityClassSchema.options),
    mk: 'Класа',
    en: 'Quality class',
  }),
  column('best_before', 'bestBefore', { codec: dayCodec, mk: 'Најдобро до', en: 'Best before' }),
  column('certifications', 'certifications', {
    codec: certificatesCodec,
    mk: 'Сертификати',
    en: 'Certificates',
  }),
  column('notes', 'notes', { codec: textCodec, mk: 'Забелешки', en: 'Notes' }),
  column('season_year', 'seasonYear', { codec: integerCodec, mk: 'Сезона', en: 'Season' }),
  {
    ...column('status', 'status', { codec: codeCodec, mk: 'Состојба', en: 'Status' }),
    readOnly: true,
  },
  {
    ...column('harvested', 'harvested', { codec: quantityCodec, mk: 'Набрано', en: 'Harvested' }),
    readOnly: true,
  },
  {
    ...column('remaining', 'remaining', { codec: quantityCodec, mk: 'Останато', en: 'Remaining' }),
    readOnly: true,
  },
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
