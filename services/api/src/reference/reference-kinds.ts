import type { Category, Crop, FxRate, UnitDetail, VatRateEntry } from '@pazar/contracts/reference';
import { v7 as uuid } from 'uuid';
import type { Database } from '../database/database.ts';
import type { PgColumn, PgTable } from '../database/drizzle.ts';
import { categories } from '../database/tables/categories.ts';
import { crops } from '../database/tables/crops.ts';
import { fxRates } from '../database/tables/fx-rates.ts';
import { units } from '../database/tables/units.ts';
import { vatRates } from '../database/tables/vat-rates.ts';
import {
  categoryItem,
  cropItem,
  fxRateItem,
  fxScale,
  unitItem,
  vatRateItem,
} from './reference-items.ts';
import { isRateUsed, isUnitUsed, usePlaces } from './reference-uses.ts';

export type ReferenceItem = Category | Crop | FxRate | UnitDetail | VatRateEntry;

interface Names {
  mk: string;
  en: string;
}
/** The body of a request: fields as the contract names them. */
export type ReferenceFields = Record<string, unknown> & {
  name?: Names | undefined;
  short?: Names | undefined;
  denarsPerEuro?: number | undefined;
};

/** A kind of reference data that management may change. */
export interface ReferenceKindOf<Item extends ReferenceItem> {
  /** As the address spells it. */
  path: 'categories' | 'crops' | 'fx-rates' | 'units' | 'vat-rates';
  entity: 'category' | 'crop' | 'fx-rate' | 'unit' | 'vat-rate';
  table: PgTable;
  key: PgColumn;
  version: PgColumn;
  /** The tables that refer to it, and the column that they refer to; absent when none does. */
  uses?: { by: PgColumn; columns: readonly PgColumn[] };
  /** The identifier of a new row. */
  keyOf: (fields: ReferenceFields) => string;
  item: (row: never) => Item;
  // A method, since a definition is passed on for items of any kind.
  /** Whether rows refer to it without a constraint. */
  isUsed?(database: Database, item: Item): Promise<boolean>;
}

const given = (fields: ReferenceFields, name: string) => String(fields[name]);

export const categoryKind: ReferenceKindOf<Category> = {
  path: 'categories',
  entity: 'category',
  table: categories,
  key: categories.id,
  version: categories.version,
  uses: usePlaces.category,
  keyOf: (fields) => given(fields, 'id'),
  item: categoryItem,
};
export const cropKind: ReferenceKindOf<Crop> = {
  path: 'crops',
  entity: 'crop',
  table: crops,
  key: crops.id,
  version: crops.version,
  uses: usePlaces.crop,
  keyOf: (fields) => given(fields, 'id'),
  item: cropItem,
};
export const unitKind: ReferenceKindOf<UnitDetail> = {
  path: 'units',
  entity: 'unit',
  table: units,
  key: units.code,
  version: units.version,
  uses: usePlaces.unit,
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
  uses: usePlaces.vatRate,
  keyOf: () => uuid(),
  item: vatRateItem,
  isUsed: isRateUsed,
};
export const fxRateKind: ReferenceKindOf<FxRate> = {
  path: 'fx-rates',
  entity: 'fx-rate',
  table: fxRates,
  key: fxRates.id,
  version: fxRates.version,
  keyOf: () => uuid(),
  item: fxRateItem,
};

/** Fields as columns: a text in both languages has two. */
export function referenceColumns({ name, short, denarsPerEuro, ...fields }: ReferenceFields) {
  return {
    ...fields,
    ...(name && { nameMk: name.mk, nameEn: name.en }),
    ...(denarsPerEuro !== undefined && {
      denarsPerEuroE4: Math.round(denarsPerEuro * fxScale),
    }),
    ...(short && { shortMk: short.mk, shortEn: short.en }),
  };
}
