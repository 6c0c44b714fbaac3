import type { ProductFilter } from '@pazar/contracts/product-filter';
import type { ProductSummary } from '@pazar/contracts/product';
import type { Database } from '../database/database.ts';
import { and, eq, inArray } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { listWhere } from '../lists/list-where.ts';
import { productList } from './product-list.ts';
import { summarizeProducts } from './product-summary.ts';

/** Reads the rows of one page of an agent's products. */
export async function readProductRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
  now: Date,
): Promise<ListRow<ProductSummary>[]> {
  // A search may look at thousands of rows: what is shown is read of those alone that it finds.
  const rows = await database
    .select({ id: products.id, sortValues })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const summaries = await summarizeProducts(
    database,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap((row) => {
    const item = summaries.get(row.id);
    // A product deleted between the two reads is no longer in the list.
    return item === undefined ? [] : [{ item, sortValues: row.sortValues }];
  });
}

/** Which of an agent's products a filter finds, `limit` of them at most. */
export async function findProductIds(
  database: Database,
  { agentId, filter }: { agentId: string; filter: ProductFilter },
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const query = listQuerySchema(productList).parse(asQuery(filter));
  const rows = await database
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.agentId, agentId),
        // No filter of this list depends on the language.
        listWhere(productList, { query, context: { locale: 'en', now } }),
      ),
    )
    .orderBy(products.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** A filter as the query string of the list says it. */
function asQuery(filter: ProductFilter): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

/** An agent's products among `ids`. */
export async function findOwnProducts(
  database: Database,
  { agentId, ids }: { agentId: string; ids: readonly string[] },
) {
  return database
    .select({ id: products.id, version: products.version, currency: products.currency })
    .from(products)
    .where(and(eq(products.agentId, agentId), inArray(products.id, [...ids])))
    .orderBy(products.id);
}
