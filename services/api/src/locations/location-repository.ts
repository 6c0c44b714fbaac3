import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { Database } from '../database/database.ts';
import { and, asc, eq } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import { locationDetail } from './location-views.ts';

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
