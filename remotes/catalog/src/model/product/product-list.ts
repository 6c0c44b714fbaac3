import { type ProductFilter, productFilterSchema } from '@pazar/contracts/product-filter';
import { defineList } from '@pazar/ui/list/list-definition';

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

/** Filters of which the API takes one value, each read in its own way. */
const single: Readonly<Record<string, (text: string) => unknown>> = {
  q: String,
  priceMin: Number,
  priceMax: Number,
  hasImages: (text) => text === 'true',
};

/**
 * What narrows the list, as the body of a bulk action takes it.
 *
 * @throws Error when the address of the list holds a value that the API does not know
 */
export function productFilter(narrowing: Readonly<Record<string, unknown>>): ProductFilter {
  const members = Object.entries(narrowing).map(([name, given]) => {
    const values = (Array.isArray(given) ? given : [given]).map(String);
    const read = single[name];
    return [name, read === undefined ? values : read(values[0] ?? '')] as const;
  });
  return productFilterSchema.parse(Object.fromEntries(members));
}
