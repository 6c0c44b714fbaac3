import {
  locationPageSchema,
  type LocationSummary,
  locationSummarySchema,
} from '@pazar/contracts/location';
import { resource } from '@pazar/section/resource';
import type { RecordValues } from '../model/record-values.ts';

/**
 * The records of this section. A new remote shows the agent's locations, so that it works at once:
 * name the path and the contracts of the records of this section here.
 */
export const records = resource<{
  summary: LocationSummary;
  detail: LocationSummary;
  create: RecordValues;
  patch: Partial<RecordValues>;
}>({
  key: ['orders', 'records'],
  path: '/v1/locations',
  page: locationPageSchema,
  detail: locationSummarySchema,
});
