import { type LocationRow, locationRowPageSchema } from '@pazar/contracts/location-row';
import { recordList } from '@pazar/section/record-list';

/** Where own locations are read, and the rows of their list. */
export const locationSource = {
  key: ['locations', 'locations'],
  path: '/v1/locations',
  page: locationRowPageSchema,
} as const;

export const locationRows = recordList<LocationRow>(locationSource);
