import type { Pack, ProductSummary } from '@pazar/contracts/product';
import { and, asc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { packs } from '../database/tables/packs.ts';
import { products } from '../database/tables/products.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';
import { localizedText } from './localized-text.ts';
import { productFacts, type ProductFacts } from './product-facts.ts';
import { quantityText } from './quantity-text.ts';

export interface ProductRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<ProductSummary>>;
}

type ProductRow = InferSelectModel<typeof products>;

export function createProductRepository(database: Database, clock: Clock): ProductRepository {
  return {
    list: (agentId, request) => {
      const own = eq(products.agentId, agentId);
      return readSlice(request, {
        keys: recentFirst(products),
        read: async ({ where, orderBy, limit }) => {
          const query = database.select().from(products).where(and(own, where));
          const rows = await query.orderBy(...orderBy).limit(limit);
          const summaries = await summarize(database, rows, clock());
          return rows.flatMap((row) => {
            const item = summaries.get(row.id);
            // A product deleted between the two reads is no longer in the list.
            return item === undefined ? [] : { item, position: recentPosition(row) };
          });
        },
        count: () => countRows(database, products, own),
      });
    },
  };
}

/** Adds packs and facts to product rows, each read once for all of them. */
async function summarize(
  database: Database,
  rows: readonly ProductRow[],
  now: Date,
): Promise<Map<string, ProductSummary>> {
  const ids = rows.map((row) => row.id);
  const [packRows, factRows] = await Promise.all([
    database.select().from(packs).where(inArray(packs.productId, ids)).orderBy(asc(packs.position)),
    database.select().from(productFacts(database, inArray(products.id, ids), now)),
  ]);
  const packsOf = Map.groupBy(packRows, (pack) => pack.productId);
  const factsOf = new Map(factRows.map((facts) => [facts.id, facts]));

  return new Map(
    rows.flatMap((row) => {
      const facts = factsOf.get(row.id);
      if (facts === undefined) return [];
      return [[row.id, summaryOf(row, (packsOf.get(row.id) ?? []).map(packOf), facts)] as const];
    }),
  );
}

function summaryOf(row: ProductRow, ownPacks: Pack[], facts: ProductFacts): ProductSummary {
  const { stockAvailable, stockState, reasons } = facts;
  return {
    id: row.id,
    version: row.version,
    sku: row.sku,
    name: { mk: row.nameMk, en: row.nameEn },
    categoryId: row.categoryId,
    baseUnit: row.baseUnit,
    packs: ownPacks,
    currency: row.currency,
    stockMode: row.stockMode,
    stockAvailable: stockAvailable === null ? null : quantityText(stockAvailable),
    stockState,
    status: row.status,
    visibility: { live: reasons.length === 0, reasons },
    updatedAt: row.updatedAt.toISOString(),
  };
}

function packOf(row: InferSelectModel<typeof packs>): Pack {
  return {
    id: row.id,
    label: localizedText(row.labelMk, row.labelEn),
    size: quantityText(row.size),
    unit: row.unit,
    priceMinor: row.priceMinor,
    active: row.active,
    position: row.position,
  };
}
