import {
  locationInputSchema,
  locationPatchSchema,
  type LocationInput,
} from '@pazar/contracts/location-input';
import type { ImportTarget } from '../csv/import-target.ts';
import { recordTarget } from '../csv/record-target.ts';
import { eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { patchOwn } from '../records/change-own.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';
import { locationCsvColumns } from './location-csv.ts';
import { removeLocation } from './location-moves.ts';
import { locationRecord } from './location-record.ts';
import { readPointsFile } from './points/read-points.ts';
import { locationOfPosition } from './location-of-position.ts';
import { wholeLocation } from './location-values.ts';

/** A new location of a row's values; `validation` for those that are invalid or missing. */
export function newLocation(values: Record<string, unknown>): LocationInput {
  // Without an address, its required fields are reported as missing.
  const given = { address: {}, ...withoutNulls(wholeLocation(values, null)) };
  return parsed(locationInputSchema, locationOfPosition(given));
}

export const locationTarget: ImportTarget = {
  ...recordTarget(locationRecord, {
    columns: locationCsvColumns,
    patch: locationPatchSchema,
    keyField: 'name',
    isNamed: (name) => eq(locations.name, name.normalize('NFC')),
    entered: newLocation,
    remove: removeLocation,
  }),
  readOther: (content) => readPointsFile(content, locationCsvColumns),
  update: (context, id, values) =>
    patchOwn(locationRecord, context, {
      id,
      version: null,
      patch: (was) => parsed(locationPatchSchema, wholeLocation(values, was)),
    }),
};
