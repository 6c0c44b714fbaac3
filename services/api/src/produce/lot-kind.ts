import { lotBulkSchema } from '@pazar/contracts/produce-bulk';
import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import { runnableBulk } from '../bulk/bulk-job.ts';
import type { RecordKind } from '../kinds/record-kind.ts';
import { lotBulk } from './lot-bulk.ts';
import { lotList } from './lot-list.ts';
import { lotRecord } from './lot-record.ts';
import { lotTarget } from './lot-target.ts';

export const lotKind: RecordKind = {
  record: lotRecord,
  list: lotList,
  detail: lotDetailSchema,
  bulk: runnableBulk(lotBulk, lotBulkSchema),
  target: lotTarget,
};
