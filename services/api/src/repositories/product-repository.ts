import type { ProductSummary } from '@pazar/contracts/product';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { products } from '../database/tables/products.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';
import { summarizeProducts } from './product-summary.ts';

export interface ProductRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<ProductSummary>>;
}

export function createProductRepository(database: Database, clock: Clock): ProductRepository {
  return {
    list: (agentId, request) => {
      const own = eq(products.agentId, agentId);
      return readSlice(request, {
        keys: recentFirst(products),
        read: async ({ where, orderBy, limit }) => {
          const query = database.select().from(products).where(and(own, where));
          const rows = await query.orderBy(...orderBy).limit(limit);
          const summaries = await summarizeProducts(database, rows, clock());
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
