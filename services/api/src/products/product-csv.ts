import { currencySchema } from '@pazar/contracts/money';
import { maxPacks, stockModeSchema } from '@pazar/contracts/product';
import type { ProductInput } from '@pazar/contracts/product-input';
import { packUnitSchema, unitSchema } from '@pazar/contracts/quantity';
import { productTexts } from '@pazar/contracts/record-texts';
import {
  certificatesCodec,
  codeCodec,
  dayCodec,
  integerCodec,
  listCodec,
  moneyCodec,
  oneOfCodec,
  quantityCodec,
  referenceCodec,
  referencesCodec,
  textCodec,
  textsCodec,
  yesNoCodec,
} from '../csv/codecs.ts';
import type { Codec, Column } from '../csv/columns.ts';
import { column, readOnly, textColumns } from '../csv/declared-columns.ts';
import { asc, inArray } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { productLocations } from '../database/tables/product-locations.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import type { ListReading } from '../lists/own-list.ts';
import type { ListRead } from '../lists/read-list.ts';
import { isVatRegistered } from '../records/own-references.ts';
import { quantityOrNull } from '../records/values.ts';
import { packInputFrom, productInputFrom } from './product-input.ts';

const before: readonly Column[] = [
  column('id', textCodec, ['ИД', 'ID']),
  column('sku', textCodec, ['Шифра', 'Code']),
  column('name.mk', textCodec, ['Назив (македонски)', 'Name (Macedonian)']),
  column('name.en', textCodec, ['Назив (англиски)', 'Name (English)']),
  column('description.mk', textCodec, ['Опис (македонски)', 'Description (Macedonian)']),
  column('description.en', textCodec, ['Опис (англиски)', 'Description (English)']),
  column('categoryId', referenceCodec('category'), ['Категорија', 'Category']),
  column('tags', textsCodec, ['Ознаки', 'Tags']),
  column('baseUnit', oneOfCodec(unitSchema.options), ['Основна единица', 'Base unit']),
  column('currency', oneOfCodec(currencySchema.options), ['Валута', 'Currency']),
  column('vatRate', integerCodec, ['ДДВ (%)', 'VAT (%)']),
  column('stockMode', oneOfCodec(stockModeSchema.options), [
    'Начин на водење залиха',
    'Stock mode',
  ]),
];

const after: readonly Column[] = [
  column('lowStockThreshold', quantityCodec, ['Праг за мала залиха', 'Low stock threshold']),
  column('minOrder', quantityCodec, ['Најмала нарачка', 'Minimum order']),
  column('step', quantityCodec, ['Чекор на нарачка', 'Order step']),
  column('seasonMonths', listCodec(integerCodec), ['Месеци на сезоната', 'Season months']),
  column('availableFrom', dayCodec, ['Достапно од', 'Available from']),
  column('availableTo', dayCodec, ['Достапно до', 'Available to']),
  column('locationIds', referencesCodec('location'), ['Локации', 'Locations']),
  column('produceIds', referencesCodec('lot'), ['Приноси', 'Lots']),
  column('certifications', certificatesCodec, ['Сертификати', 'Certificates']),
  column('allergens', listCodec(codeCodec), ['Алергени', 'Allergens']),
  column('shelfLifeDays', integerCodec, ['Рок на траење (дена)', 'Shelf life (days)']),
  ...textColumns(productTexts),
  readOnly(column('status', codeCodec, ['Состојба', 'Status'])),
  readOnly(column('stockAvailable', quantityCodec, ['На залиха', 'In stock'])),
];

/** The columns of products with that many packs each; `-` as the size of a pack removes it. */
export function productColumnsOf(most: number): readonly Column[] {
  const ofPacks = Array.from({ length: most }, (_, index) => packColumns(index));
  return [...before, ...ofPacks.flat(), ...after];
}

/** Every column that a file of products can have. */
export const allProductColumns = productColumnsOf(maxPacks);

function packColumns(index: number): Column[] {
  const number = index + 1;
  const ofPack = (field: string, codec: Codec, [mk, en]: readonly [string, string]): Column => ({
    ...column(`pack_${number}.${field}`, codec, [
      `Пакување ${number}: ${mk}`,
      `Pack ${number}: ${en}`,
    ]),
    path: ['packs', index, ...field.split('.')],
  });
  return [
    ofPack('size', quantityCodec, ['големина', 'size']),
    ofPack('unit', oneOfCodec(packUnitSchema.options), ['единица', 'unit']),
    ofPack('priceMinor', moneyCodec, ['цена', 'price']),
    ofPack('label.mk', textCodec, ['назив (македонски)', 'label (Macedonian)']),
    ofPack('label.en', textCodec, ['назив (англиски)', 'label (English)']),
    ofPack('sku', textCodec, ['шифра', 'code']),
    ofPack('active', yesNoCodec, ['се продава', 'on sale']),
  ];
}

/** A file has as many columns as its largest product needs, and at least those of one pack. */
export function productColumnsFor(records: readonly object[]): readonly Column[] {
  const counts = records.map((record) =>
    'packs' in record && Array.isArray(record.packs) ? record.packs.length : 0,
  );
  return productColumnsOf(Math.max(1, ...counts));
}

/** A product in the format of an import, with columns that are only for reading. */
type ProductRecord = ProductInput & { id: string; status: string; stockAvailable: string | null };

/** Reads products for a file, and their related rows once for all. */
export async function readProductRecords(
  { database, agentId }: ListReading & { agentId: string },
  { where, orderBy, limit }: ListRead,
): Promise<ProductRecord[]> {
  const rows = await database
    .select()
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const ids = rows.map((row) => row.id);
  const ofPacks = await database
    .select()
    .from(packs)
    .where(inArray(packs.productId, ids))
    .orderBy(asc(packs.position));
  const ofLocations = await database
    .select()
    .from(productLocations)
    .where(inArray(productLocations.productId, ids))
    .orderBy(asc(productLocations.locationId));
  const ofLots = await database
    .select()
    .from(productLots)
    .where(inArray(productLots.productId, ids))
    .orderBy(asc(productLots.lotId));
  const packsOf = Map.groupBy(ofPacks, (row) => row.productId);
  const locationsOf = Map.groupBy(ofLocations, (row) => row.productId);
  const lotsOf = Map.groupBy(ofLots, (row) => row.productId);
  const vatRegistered = await isVatRegistered(database, agentId);
  return rows.map((row) => ({
    ...productInputFrom(row, {
      packs: (packsOf.get(row.id) ?? []).map(packInputFrom),
      locationIds: (locationsOf.get(row.id) ?? []).map((link) => link.locationId),
      produceIds: (lotsOf.get(row.id) ?? []).map((lot) => lot.lotId),
      vatRegistered,
    }),
    id: row.id,
    status: row.status,
    stockAvailable: quantityOrNull(row.stockAvailable),
  }));
}
