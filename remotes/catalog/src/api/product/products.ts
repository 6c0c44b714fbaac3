import { type ProductRow, productRowPageSchema } from '@pazar/contracts/product-row';
import { type ProductDetail, productDetailSchema } from '@pazar/contracts/product-detail';
import type { NewProduct } from '@pazar/contracts/new-product';
import type { ProductInput, ProductPatch } from '@pazar/contracts/product-input';
import { resource } from '@pazar/section/resource';

export type ProductTransition = 'publish' | 'unpublish' | 'archive' | 'restore';

/** Own products: how they are read, and every change of one. */
export const productResource = resource<{
  summary: ProductRow;
  detail: ProductDetail;
  create: ProductInput & Partial<Pick<NewProduct, 'images' | 'stock'>>;
  patch: ProductPatch;
}>({
  key: ['catalog', 'products'],
  path: '/v1/products',
  page: productRowPageSchema,
  detail: productDetailSchema,
});
