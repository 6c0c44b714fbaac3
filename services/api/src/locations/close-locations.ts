import { noTexts } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import { eq, inArray, sql } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import type { ClosingAccount } from '../records/own-record.ts';

/** The values that remove a location's address, coordinates and contact details. */
const nowhereInParticular = {
  status: 'ARCHIVED' as const,
  isPrimary: false,
  addressLine1: null,
  lat: null,
  lng: null,
  geocodeSource: null,
  placeId: null,
  settlementMk: '—',
  settlementEn: null,
  settlementSortMk: '',
  settlementSortEn: '',
  postalCode: null,
  notesMk: null,
  notesEn: null,
  nameSortMk: '',
  nameSortEn: '',
  ...noTexts(locationTexts),
  exceptions: [],
  searchFold: '',
};

/** Names of an agent's locations are unique; this one reveals nothing. */
const namelessLocation = sql`'—' || right(${locations.id}::text, 12)`;

/** Empties the locations of an account that is being closed: many farms are homes. */
export async function closeLocations({ database, agentId, next }: ClosingAccount): Promise<void> {
  await database
    .update(locations)
    .set({ ...nowhereInParticular, name: namelessLocation, ...next })
    .where(eq(locations.agentId, agentId));
  const own = database
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.agentId, agentId));
  await database.delete(locationImages).where(inArray(locationImages.locationId, own));
}
