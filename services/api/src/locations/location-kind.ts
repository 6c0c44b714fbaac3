import { locationBulkSchema } from '@pazar/contracts/location-bulk';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { runnableBulk } from '../bulk/bulk-job.ts';
import type { RecordKind } from '../kinds/record-kind.ts';
import { locationBulk } from './location-bulk.ts';
import { locationList } from './location-list.ts';
import { locationRecord } from './location-record.ts';
import { locationTarget } from './location-target.ts';

export const locationKind: RecordKind = {
  record: locationRecord,
  list: locationList,
  detail: locationDetailSchema,
  bulk: runnableBulk(locationBulk, locationBulkSchema),
  target: locationTarget,
};
