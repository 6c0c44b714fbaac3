import {
  managedLocationSchema,
  managedLotSchema,
  managedProductSchema,
  managedPromotionSchema,
} from '@pazar/contracts/managed-records';
import { type ProductDetail, productDetailSchema } from '@pazar/contracts/product-detail';
import type { Call } from '@pazar/section/call';
import { read } from '@pazar/section/read';
import type { HttpClient, Reader } from '@pazar/shell/http';
import type { RecordKind } from '../model/record-parts.ts';

const record =
  <Row>(kind: RecordKind, schema: Reader<Row>) =>
  (http: HttpClient, id: string) =>
    read(http, {
      key: ['management', kind, 'detail', id],
      path: `/v1/management/${kind}/${id}`,
      schema,
    });

/** One record of any agent, in full, with whose it is. */
export const managedRecords = {
  products: record('products', managedProductSchema),
  produce: record('produce', managedLotSchema),
  locations: record('locations', managedLocationSchema),
  promotions: record('promotions', managedPromotionSchema),
};

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
