import { promotionBulkSchema } from '@pazar/contracts/promotion-bulk';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { runnableBulk } from '../bulk/bulk-job.ts';
import type { RecordKind } from '../kinds/record-kind.ts';
import { promotionBulk } from './promotion-bulk.ts';
import { promotionList } from './promotion-list.ts';
import { promotionRecord } from './promotion-record.ts';

export const promotionKind: RecordKind = {
  record: promotionRecord,
  list: promotionList,
  detail: promotionDetailSchema,
  bulk: runnableBulk(promotionBulk, promotionBulkSchema),
};
