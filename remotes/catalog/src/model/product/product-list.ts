import { defineList } from '@pazar/ui/list/list-definition';
import { bulkFilter, filterReaders } from '../bulk-filter.ts';

/** What the list of products can be searched, narrowed and ordered by. */
export const productList = defineList({
  name: 'products',
  filters: [
    'status',
    'stock',
    'visibility',
    'categoryId',
    'stockMode',
    'locationId',
    'priceMin',
    'priceMax',
    'hasImages',
  ],
  sorts: ['updatedAt', 'createdAt', 'name', 'sku', 'status', 'category', 'price', 'stock'],
  defaultSort: '-updatedAt',
  facets: ['status', 'stock', 'categoryId', 'stockMode'],
});

/** What narrows the list, as the body of a bulk action takes it. */
export function productFilter(narrowing: Readonly<Record<string, unknown>>): object {
  const { text, number, flag } = filterReaders;
  return bulkFilter(narrowing, { q: text, priceMin: number, priceMax: number, hasImages: flag });
}
