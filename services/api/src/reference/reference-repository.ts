import type { Database } from '../database/database.ts';
import { asc, desc } from '../database/drizzle.ts';
import { categories } from '../database/tables/categories.ts';
import { crops } from '../database/tables/crops.ts';
import { fxRates } from '../database/tables/fx-rates.ts';
import { municipalities } from '../database/tables/municipalities.ts';
import { units } from '../database/tables/units.ts';
import { vatRates } from '../database/tables/vat-rates.ts';
import {
  categoryItem,
  cropItem,
  fxRateItem,
  municipalityItem,
  unitItem,
  vatRateItem,
} from './reference-items.ts';

/** Reads the lists that everybody chooses from, each in the order in which it is shown. */
export type ReferenceRepository = ReturnType<typeof createReferenceRepository>;

export function createReferenceRepository(database: Database) {
  return {
    categories: async () => {
      const order = [asc(categories.position), asc(categories.id)];
      return (
        await database
          .select()
          .from(categories)
          .orderBy(...order)
      ).map(categoryItem);
    },
    crops: async () => (await database.select().from(crops).orderBy(asc(crops.id))).map(cropItem),
    units: async () => (await database.select().from(units).orderBy(asc(units.code))).map(unitItem),
    municipalities: async () => {
      const rows = await database.select().from(municipalities).orderBy(asc(municipalities.code));
      return rows.map(municipalityItem);
    },
    vatRates: async () => {
      const order = [desc(vatRates.rate), desc(vatRates.validFrom)];
      return (
        await database
          .select()
          .from(vatRates)
          .orderBy(...order)
      ).map(vatRateItem);
    },
    fxRates: async () => {
      const rows = await database.select().from(fxRates).orderBy(desc(fxRates.validFrom));
      return rows.map(fxRateItem);
    },
  };
}
