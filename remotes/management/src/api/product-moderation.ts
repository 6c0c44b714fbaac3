import { productDetailSchema, type ProductDetail } from '@pazar/contracts/product-detail';
import type { Call } from '@pazar/section/call';

/** Hides a product from customers, or lets them see it again; its content stays as it is. */
export const moderate = (
  { id, version }: Pick<ProductDetail, 'id' | 'version'>,
  action: 'block' | 'unblock',
  reason: string,
): Call<ProductDetail> => ({
  method: 'post',
  path: `/v1/management/products/${id}/${action}`,
  schema: productDetailSchema,
  body: { reason },
  ifMatch: version,
});
