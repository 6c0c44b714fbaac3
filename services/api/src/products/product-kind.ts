import { productBulkSchema } from '@pazar/contracts/product-bulk';
import { productDetailSchema } from '@pazar/contracts/product-detail';
import { runnableBulk } from '../bulk/bulk-job.ts';
import type { RecordKind } from '../kinds/record-kind.ts';
import { productBulk } from './product-bulk.ts';
import { productList } from './product-list.ts';
import { productRecord } from './product-record.ts';
import { productTarget } from './product-target.ts';

export const productKind: RecordKind = {
  record: productRecord,
  list: productList,
  detail: productDetailSchema,
  bulk: runnableBulk(productBulk, productBulkSchema),
  target: productTarget,
};
