import type {
  Category,
  Crop,
  FxRate,
  Municipality,
  UnitDetail,
  VatRateEntry,
} from '@pazar/contracts/reference';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { categories } from '../database/tables/categories.ts';
import type { crops } from '../database/tables/crops.ts';
import type { fxRates } from '../database/tables/fx-rates.ts';
import type { municipalities } from '../database/tables/municipalities.ts';
import type { units } from '../database/tables/units.ts';
import type { vatRates } from '../database/tables/vat-rates.ts';

interface Named {
  nameMk: string;
  nameEn: string;
}
const nameOf = ({ nameMk, nameEn }: Named) => ({ mk: nameMk, en: nameEn });

export function categoryItem(row: InferSelectModel<typeof categories>): Category {
  const { id, version, parentId, defaultVatRate, position, active } = row;
  const updatedAt = row.updatedAt.toISOString();
  return { id, version, parentId, name: nameOf(row), defaultVatRate, position, active, updatedAt };
}

export function cropItem(row: InferSelectModel<typeof crops>): Crop {
  const { id, version, defaultUnit, usualMonths, daysToMaturity, active } = row;
  const updatedAt = row.updatedAt.toISOString();
  return {
    id,
    version,
    name: nameOf(row),
    defaultUnit,
    usualMonths,
    daysToMaturity,
    active,
    updatedAt,
  };
}

export function unitItem(row: InferSelectModel<typeof units>): UnitDetail {
  const { code, version, shortMk, shortEn, dimension, factorMillionths } = row;
  return {
    code,
    version,
    name: nameOf(row),
    short: { mk: shortMk, en: shortEn },
    dimension,
    factorMillionths,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function municipalityItem(row: InferSelectModel<typeof municipalities>): Municipality {
  return { code: row.code, name: nameOf(row) };
}

export function vatRateItem(row: InferSelectModel<typeof vatRates>): VatRateEntry {
  const { id, version, rate, validFrom, validTo } = row;
  const updatedAt = row.updatedAt.toISOString();
  return { id, version, rate, name: nameOf(row), validFrom, validTo, updatedAt };
}

/** Of a rate that is kept in whole numbers. */
export const fxScale = 10_000;

export function fxRateItem(row: InferSelectModel<typeof fxRates>): FxRate {
  const { id, version, denarsPerEuroE4, validFrom } = row;
  const denarsPerEuro = denarsPerEuroE4 / fxScale;
  return { id, version, denarsPerEuro, validFrom, updatedAt: row.updatedAt.toISOString() };
}
