import {
  managedLocationSchema,
  managedLotSchema,
  managedProductSchema,
  managedPromotionSchema,
} from '@pazar/contracts/management';
import { read } from '@pazar/section/read';
import type { HttpClient, Reader } from '@pazar/shell/http';

/** Kinds of records that agents keep, as addresses spell them. */
export type RecordKind = 'products' | 'produce' | 'locations' | 'promotions';

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
