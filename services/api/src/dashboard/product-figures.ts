import { toDoNames, type ToDoSubject } from '@pazar/contracts/dashboard-selling';
import type { HiddenReason } from '@pazar/contracts/product';
import type { Database } from '../database/database.ts';
import { and, count, eq, ne, sql, type SQL } from '../database/drizzle.ts';
import { products } from '../database/tables/products.ts';
import { countWhere } from '../database/count-where.ts';
import { productFacts, readProductParts } from '../products/product-parts.ts';

export type ProductFigures = Awaited<ReturnType<typeof readProductFigures>>;

/** How many products an agent has, and in which state. Archived ones are left out. */
export async function readProductFigures(database: Database, agentId: string, now: Date) {
  const own = and(eq(products.agentId, agentId), ne(products.status, 'ARCHIVED'));
  const facts = productFacts(database, own, now);
  const isActive = sql`${facts.status} = 'ACTIVE'`;
  const hiddenFor = (reason: HiddenReason) =>
    sql`${isActive} and ${reason} = any (${facts.reasons})`;
  const isLive = sql`cardinality(${facts.reasons}) = 0`;
  const due = {
    drafts: sql`${facts.status} = 'DRAFT'`,
    // A product that nobody sees for another reason, such as its season, needs no stock yet.
    liveLow: sql`${isLive} and ${facts.stockState} = 'LOW'`,
    activeOut: hiddenFor('out_of_stock'),
    blocked: sql`'blocked' = any (${facts.reasons})`,
    withoutLocation: hiddenFor('no_location'),
    withoutPack: hiddenFor('no_active_pack'),
  };
  const firstOf = (condition: SQL) => sql<string[]>`coalesce(
    (array_agg(${facts.id}::text order by ${facts.id}) filter (where ${condition}))[1:${toDoNames}],
    '{}')`;
  const [row] = await database
    .select({
      total: count(),
      live: countWhere(isLive),
      lowStock: countWhere(sql`${facts.stockState} = 'LOW'`),
      outOfStock: countWhere(sql`${facts.stockState} = 'OUT'`),
      active: countWhere(isActive),
      drafts: countWhere(due.drafts),
      liveLow: countWhere(due.liveLow),
      activeOut: countWhere(due.activeOut),
      blocked: countWhere(due.blocked),
      withoutLocation: countWhere(due.withoutLocation),
      withoutPack: countWhere(due.withoutPack),
      first: {
        drafts: firstOf(due.drafts),
        liveLow: firstOf(due.liveLow),
        activeOut: firstOf(due.activeOut),
        blocked: firstOf(due.blocked),
        withoutLocation: firstOf(due.withoutLocation),
        withoutPack: firstOf(due.withoutPack),
      },
    })
    .from(facts);
  return row ?? none;
}

/** What needs something done with a product. */
export type ProductTask = keyof ProductFigures['first'];

/** The first products of each task, the oldest first, by their names and covers. */
export async function readProductSubjects(
  database: Database,
  { first }: ProductFigures,
  now: Date,
): Promise<(task: ProductTask) => ToDoSubject[]> {
  const parts = await readProductParts(database, [...new Set(Object.values(first).flat())], now);
  return (task) =>
    first[task].flatMap((id) => {
      const product = parts.get(id);
      if (product === undefined) return [];
      const { nameMk, nameEn, categoryId } = product.facts;
      const cover = product.images[0] ?? null;
      return { name: { mk: nameMk, en: nameEn }, kind: categoryId ?? '', cover };
    });
}

const none = {
  total: 0,
  live: 0,
  lowStock: 0,
  outOfStock: 0,
  active: 0,
  drafts: 0,
  liveLow: 0,
  activeOut: 0,
  blocked: 0,
  withoutLocation: 0,
  withoutPack: 0,
  first: {
    drafts: [],
    liveLow: [],
    activeOut: [],
    blocked: [],
    withoutLocation: [],
    withoutPack: [],
  },
};
