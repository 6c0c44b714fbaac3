import { validate as isUuid } from 'uuid';
import type { LocalizedText } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { inArray } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { promotions } from '../database/tables/promotions.ts';

/** The subject of an action. */
interface Touched {
  readonly entity: string;
  readonly entityId: string | null;
}

/**
 * Current names of products, lots, promotions and locations, by id; deleted ones are missing. A
 * location has one name for both languages.
 */
export async function readActivityNames(
  database: Database,
  touched: readonly Touched[],
): Promise<ReadonlyMap<string, LocalizedText>> {
  const idsOf = (kind: string) => [
    ...new Set(
      touched.flatMap(({ entity, entityId }) =>
        // An event that somebody changed in the database may name anything.
        entity === kind && entityId !== null && isUuid(entityId) ? [entityId] : [],
      ),
    ),
  ];
  const [product, lot, promotion, location] = [
    idsOf('product'),
    idsOf('lot'),
    idsOf('promotion'),
    idsOf('location'),
  ];
  const rows = await Promise.all([
    product.length === 0
      ? []
      : database
          .select({ id: products.id, mk: products.nameMk, en: products.nameEn })
          .from(products)
          .where(inArray(products.id, product)),
    lot.length === 0
      ? []
      : database
          .select({ id: lots.id, mk: lots.cropNameMk, en: lots.cropNameEn })
          .from(lots)
          .where(inArray(lots.id, lot)),
    promotion.length === 0
      ? []
      : database
          .select({ id: promotions.id, mk: promotions.nameMk, en: promotions.nameEn })
          .from(promotions)
          .where(inArray(promotions.id, promotion)),
    location.length === 0
      ? []
      : database
          .select({ id: locations.id, mk: locations.name, en: locations.name })
          .from(locations)
          .where(inArray(locations.id, location)),
  ]);
  return new Map(rows.flat().map(({ id, mk, en }) => [id, { mk, en }]));
}
