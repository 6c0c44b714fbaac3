import {
  locationInputSchema,
  locationPatchSchema,
  type LocationInput,
} from '@pazar/contracts/location-input';
import type { ImportTarget } from '../csv/import-target.ts';
import { and, eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { enterOwn, patchOwn } from '../records/change-own.ts';
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
  columns: locationCsvColumns,
  template: locationCsvColumns.filter((column) => !column.readOnly),
  readOther: (content) => readPointsFile(content, locationCsvColumns),
  keyField: 'name',
  keyColumn: 'name',
  isKeyConfirmed: true,
  isKeyCased: true,
  find: async ({ transaction, agentId }, key) => {
    const named =
      'id' in key ? eq(locations.id, key.id) : eq(locations.name, key.name.normalize('NFC'));
    const [row] = await transaction
      .select({ id: locations.id })
      .from(locations)
      .where(and(eq(locations.agentId, agentId), named));
    return row?.id ?? null;
  },
  create: async (context, values) => {
    const { id, version } = await enterOwn(locationRecord, context, newLocation(values));
    return { id, version, before: null, after: null };
  },
  update: (context, id, values) =>
    patchOwn(locationRecord, context, {
      id,
      version: null,
      patch: (was) => parsed(locationPatchSchema, wholeLocation(values, was)),
    }),
  undoCreate: (context, { id, version }) => removeLocation(context, { id, version }),
  undoUpdate: async (context, { id, version, before }) => {
    const patch = parsed(locationPatchSchema, before ?? {});
    await patchOwn(locationRecord, context, { id, version, patch });
  },
};
