import { addressFields } from '@pazar/contracts/location-fields';
import {
  locationRowSchema,
  type LocationRow as ListedLocation,
} from '@pazar/contracts/location-row';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText } from '../records/values.ts';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { locations } from '../database/tables/locations.ts';

export type LocationRow = InferSelectModel<typeof locations>;

/** A location as its agent's list shows it: with what says when it is open. */
export function listedLocation(row: LocationRow): ListedLocation {
  const { seasonFrom: from, seasonTo: to } = row;
  return {
    ...pickFields(locationRowSchema.shape, row),
    address: {
      ...pickFields(addressFields, row),
      line1: row.addressLine1,
      settlementIn: localizedText(row.settlementMk, row.settlementEn),
    },
    season: from === null || to === null ? null : { from, to },
    updatedAt: row.updatedAt.toISOString(),
  };
}
