import { defineList } from '@pazar/section/list/query/define-list';

/** What `GET /v1/products` can do. */
export const productList = defineList({
  name: 'products',
  filters: {
    status: 'texts',
    stock: 'texts',
    visibility: 'texts',
    categoryId: 'texts',
    priceMin: 'number',
    priceMax: 'number',
    locationId: 'texts',
    stockMode: 'texts',
    hasImages: 'flag',
  },
  sorts: ['updatedAt', 'createdAt', 'name', 'sku', 'status', 'category', 'price', 'stock'],
  defaultSort: '-updatedAt',
  facets: ['status', 'stock', 'categoryId', 'stockMode'],
});
