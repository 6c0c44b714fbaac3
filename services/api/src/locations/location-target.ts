import {
  locationInputSchema,
  locationPatchSchema,
  type LocationInput,
} from '@pazar/contracts/location-input';
import { locationCsvColumns } from './location-csv.ts';
import { and, eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { locationInputOf } from './location-columns.ts';
import { lockPlaces, readOwnLocation } from './location-context.ts';
import { deleteLocation } from './location-states.ts';
import { createLocation, patchLocation } from './write-location.ts';
import type { ImportTarget } from '../csv/import-target.ts';
import { wholePlace } from './location-values.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';

export const locationTarget: ImportTarget = {
  columns: locationCsvColumns,
  template: locationCsvColumns.filter((column) => !column.readOnly),
  keyField: 'name',
  keyColumn: 'name',
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
    // Without an address, its fields are what is missing.
    const fields = { address: {}, ...withoutNulls(wholePlace(values, null)) };
    const { id, version } = await createLocation(context, parsed(locationInputSchema, fields));
    return { id, version, before: null };
  },
  update: async (context, id, values) => {
    await lockPlaces(context);
    const current = await readOwnLocation(context, id);
    const was: LocationInput = locationInputOf(current);
    const patch = parsed(locationPatchSchema, wholePlace(values, was));
    const { version } = await patchLocation(context, { id, version: current.version }, patch);
    if (version === current.version) return { id, version, before: null };
    const before = new Map<string, unknown>(Object.entries(was));
    const fields = Object.keys(patch).map((field) => [field, before.get(field) ?? null] as const);
    return { id, version, before: Object.fromEntries(fields) };
  },
  undoCreate: (context, { id, version }) => deleteLocation(context, { id, version }),
  undoUpdate: async (context, { id, version, before }) => {
    await patchLocation(context, { id, version }, parsed(locationPatchSchema, before ?? {}));
  },
};
