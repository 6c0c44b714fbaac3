import { productPageSchema } from '@pazar/contracts/product';
import type { ReadQuery } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/section/list/query/use-list-state';
import type { productList } from '../../model/product/product-list.ts';
import { productResource } from './products.ts';

/** How many of the products that a list finds, on whichever of its pages they are. */
export interface ProductCounts {
  readonly visible: number;
  readonly lowStock: number;
  readonly hidden: number;
  /** False where there are more than the API counts: each number is then the least. */
  readonly isExact: boolean;
}

/** What an agent has not put away, as the dashboard counts. */
const notArchived = ['DRAFT', 'ACTIVE'];

const includes = (wanted: ListQuery[string], value: string) =>
  wanted === undefined || (Array.isArray(wanted) && wanted.includes(value));

/** Counts what a list finds; archived products only where the list asks for a status. */
export function productCounts(
  http: HttpClient,
  filters: ListQuery<typeof productList>,
): ReadQuery<ProductCounts> {
  const query = { status: notArchived, ...filters, limit: 1, count: true };
  const find = (more: ListQuery<typeof productList>, signal: AbortSignal) =>
    http.get('/v1/products', { schema: productPageSchema, query: { ...query, ...more }, signal });
  return {
    queryKey: [...productResource.key, 'counts', filters],
    queryFn: async ({ signal }) => {
      const [all, live] = await Promise.all([
        find({ facets: 'stock' }, signal),
        includes(filters.visibility, 'live') ? find({ visibility: ['live'] }, signal) : null,
      ]);
      const total = all.page.total ?? 0;
      const visible = live?.page.total ?? 0;
      // A facet is counted as if its own filter were not there.
      const low = includes(filters.stock, 'LOW') ? (all.facets?.['stock']?.['LOW'] ?? 0) : 0;
      const isExact = all.page.totalIsExact !== false;
      return { visible, lowStock: low, hidden: Math.max(total - visible, 0), isExact };
    },
  };
}
