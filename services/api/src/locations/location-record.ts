import { isDeepStrictEqual } from 'node:util';
import { locationFields } from '@pazar/contracts/location-fields';
import { locationInputSchema } from '@pazar/contracts/location-input';
import { and, eq } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { ownFile } from '../records/archive-file.ts';
import { mergeFields } from '../records/declared-fields.ts';
import type { OwnRecord, Written } from '../records/own-record.ts';
import { settleLocation } from './check-location.ts';
import { closeLocations } from './close-locations.ts';
import { locationColumns, locationInputOf } from './location-columns.ts';
import { readLocation } from './location-detail.ts';
import { withBothForms } from './location-texts.ts';
import type { LocationTypes } from './location-types.ts';

/** A location as a record of its agent. */
export const locationRecord: OwnRecord<LocationTypes> = {
  entity: 'location',
  called: { mk: 'Локација', en: 'Location' },
  table: locations,
  names: { mk: locations.name, en: locations.name },
  cells: { name: locations.name, isOffered: eq(locations.status, 'ACTIVE') },
  uniqueFields: { locations_agent_id_name_key: '/name' },
  closing: { counted: 'goes.locations', isPersonal: true, close: closeLocations },
  archive: [
    ownFile('locations', {
      en: 'your locations, with address, position and hours',
      mk: 'вашите локации, со адреса, положба и работно време',
    }),
  ],
  schema: locationInputSchema,
  read: readLocation,
  // The choice of the primary one affects them all.
  locks: () => ({ agent: true }),
  row: readLocation,
  inputOf: async (_context, location) => locationInputOf(location),
  merge: (was, patch) => mergeFields(locationFields, was, withBothForms(patch, was)),
  settle: settleLocation,
  columns: locationColumns,
  // An agent's first location is the primary one.
  firstColumns: async (context) => ({ status: 'ACTIVE', isPrimary: !(await hasPrimary(context)) }),
  writeParts: writeImages,
  label: ({ name }) => name,
};

/** Whether the agent has a primary location, which is exactly one of the active ones. */
export async function hasPrimary({ transaction, agentId }: AgentContext): Promise<boolean> {
  const rows = await transaction
    .select({ id: locations.id })
    .from(locations)
    .where(and(eq(locations.agentId, agentId), locations.isPrimary));
  return rows.length > 0;
}

async function writeImages(
  { transaction }: AgentContext,
  locationId: string,
  { input: { imageIds, imageAlts }, was }: Written<LocationTypes>,
): Promise<void> {
  const isSame =
    isDeepStrictEqual(was?.imageIds ?? [], imageIds) &&
    isDeepStrictEqual(was?.imageAlts ?? {}, imageAlts);
  if (isSame) return;
  await transaction.delete(locationImages).where(eq(locationImages.locationId, locationId));
  if (imageIds.length === 0) return;
  const rows = imageIds.map((imageId, position) => ({
    locationId,
    imageId,
    position,
    altMk: imageAlts[imageId]?.mk ?? null,
    altEn: imageAlts[imageId]?.en ?? null,
  }));
  await transaction.insert(locationImages).values(rows);
}
