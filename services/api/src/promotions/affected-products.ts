import type { Currency } from '@pazar/contracts/money';
import type { PromotionTarget } from '@pazar/contracts/promotion-input';
import type { Database } from '../database/database.ts';
import { and, asc, eq, inArray, ne, sql, type SQL } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { isForPack } from '../prices/running-promotions.ts';

export type AffectedProduct = typeof products.$inferSelect & {
  packs: (typeof packs.$inferSelect)[];
};

/** An agent's products, and the currency and products that a promotion is for. */
export interface Affected {
  agentId: string;
  currency: Currency;
  /** With the categories below those that it names. */
  target: PromotionTarget;
}

/** The products that a promotion applies to, without archived ones, with their active packs. */
export async function affectedProducts(
  database: Database,
  { agentId, currency, target }: Affected,
): Promise<AffectedProduct[]> {
  const rows = await database
    .select()
    .from(products)
    .where(
      and(
        eq(products.agentId, agentId),
        eq(products.currency, currency),
        ne(products.status, 'ARCHIVED'),
        conditionOf(target),
      ),
    )
    .orderBy(asc(products.nameSortMk), asc(products.id));
  const ids = rows.map(({ id }) => id);
  const rowsOfPacks =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(packs)
          .where(and(inArray(packs.productId, ids), packs.active))
          .orderBy(asc(packs.productId), asc(packs.position));
  const byProduct = Map.groupBy(rowsOfPacks, ({ productId }) => productId);
  return rows.map((row) => ({ ...row, packs: byProduct.get(row.id) ?? [] }));
}

/** The packs of a product that a promotion is for. */
export function packsOf({ packs: all }: AffectedProduct, target: PromotionTarget) {
  return all.filter(({ id }) => isForPack(target, id));
}

function conditionOf(target: PromotionTarget): SQL | undefined {
  if (target.type === 'CATEGORIES') return inArray(products.categoryId, target.categoryIds);
  if (target.type === 'PACKS') {
    const named = inArray(packs.id, target.packIds);
    return sql`${products.id} in (select ${packs.productId} from ${packs} where ${named})`;
  }
  return target.type === 'PRODUCTS' ? inArray(products.id, target.productIds) : undefined;
}
