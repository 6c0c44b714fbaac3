import type { Category, Crop, UnitDetail, VatRateEntry } from '@pazar/contracts/reference';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/database.ts';
import type { PgColumn, PgTable } from '../database/drizzle.ts';
import { categories, crops, units, vatRates } from '../database/tables/reference.ts';
import { categoryItem, cropItem, unitItem, vatRateItem } from './reference-items.ts';
import { isRateUsed, isUnitUsed } from './reference-uses.ts';

export type ReferenceItem = Category | Crop | UnitDetail | VatRateEntry;

interface Names {
  mk: string;
  en: string;
}
/** The body of a request: fields as the contract names them. */
export type ReferenceFields = Record<string, unknown> & {
  name?: Names | undefined;
  short?: Names | undefined;
};

/** A kind of reference data that management may change. */
export interface ReferenceKindOf<Item extends ReferenceItem> {
  /** As the address spells it. */
  path: 'categories' | 'crops' | 'units' | 'vat-rates';
  entity: 'category' | 'crop' | 'unit' | 'vat-rate';
  table: PgTable;
  key: PgColumn;
  version: PgColumn;
  /** The identifier of a new row. */
  keyOf: (fields: ReferenceFields) => string;
  item: (row: never) => Item;
  // A method, since a definition is passed on for items of any kind.
  /** Whether rows refer to it that no constraint knows of. */
  isUsed?(database: Database, item: Item): Promise<boolean>;
}

const given = (fields: ReferenceFields, name: string) => String(fields[name]);

export const categoryKind: ReferenceKindOf<Category> = {
  path: 'categories',
  entity: 'category',
  table: categories,
  key: categories.id,
  version: categories.version,
  keyOf: (fields) => given(fields, 'id'),
  item: categoryItem,
};
export const cropKind: ReferenceKindOf<Crop> = {
  path: 'crops',
  entity: 'crop',
  table: crops,
  key: crops.id,
  version: crops.version,
  keyOf: (fields) => given(fields, 'id'),
  item: cropItem,
};
export const unitKind: ReferenceKindOf<UnitDetail> = {
  path: 'units',
  entity: 'unit',
  table: units,
  key: units.code,
  version: units.version,
  keyOf: (fields) => given(fields, 'code'),
  item: unitItem,
  isUsed: isUnitUsed,
};
export const vatRateKind: ReferenceKindOf<VatRateEntry> = {
  path: 'vat-rates',
  entity: 'vat-rate',
  table: vatRates,
  key: vatRates.id,
  version: vatRates.version,
  keyOf: () => uuid(),
  item: vatRateItem,
  isUsed: isRateUsed,
};

/** Fields as columns: texts in both languages stand in two. */
export function referenceColumns({ name, short, ...fields }: ReferenceFields) {
  return {
    ...fields,
    ...(name && { nameMk: name.mk, nameEn: name.en }),
    ...(short && { shortMk: short.mk, shortEn: short.en }),
  };
}
