import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationSummary } from '@pazar/contracts/location';
import type { Database } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { locationDetail, locationSummary } from './location-views.ts';

/** Reads rows of a list of places. */
export async function readLocations(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<LocationSummary>[]> {
  const rows = await database
    .select({ location: locations, sortValues })
    .from(locations)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => ({
    item: locationSummary(row.location),
    sortValues: row.sortValues,
  }));
}

/** One place of an agent with all its fields; undefined for any other. */
export async function findLocation(
  database: Database,
  { id, agentId }: { id: string; agentId: string },
): Promise<LocationDetail | undefined> {
  const [row] = await database
    .select()
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.agentId, agentId)));
  if (row === undefined) return undefined;
  const images = await database
    .select({ id: locationImages.imageId })
    .from(locationImages)
    .where(eq(locationImages.locationId, id))
    .orderBy(asc(locationImages.position));
  return locationDetail(
    row,
    images.map((image) => image.id),
  );
}
