import type { LocationDetail } from '@pazar/contracts/location-detail';
import { publicPosition } from '@pazar/geography/public-position';
import { and, asc, eq } from '../database/drizzle.ts';
import { locationImages } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { locationSummary, type LocationRow } from './location-views.ts';

/** One location of an agent with all its fields; undefined for any other. */
export async function readLocation(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LocationDetail | undefined> {
  const [row] = await transaction
    .select()
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.agentId, agentId)));
  if (row === undefined) return undefined;
  const images = await transaction
    .select({ id: locationImages.imageId })
    .from(locationImages)
    .where(eq(locationImages.locationId, id))
    .orderBy(asc(locationImages.position));
  return locationDetail(
    row,
    images.map((image) => image.id),
  );
}

/** A location with all its fields. */
export function locationDetail(row: LocationRow, imageIds: string[]): LocationDetail {
  return {
    ...locationSummary(row),
    geocodeSource: row.geocodeSource,
    placeId: row.placeId,
    phone: row.phone,
    email: row.email,
    website: row.website,
    openingHours: row.openingHours,
    byAppointment: row.byAppointment,
    exceptions: row.exceptions,
    serviceArea: row.serviceArea,
    season:
      row.seasonFrom === null || row.seasonTo === null
        ? null
        : { from: row.seasonFrom, to: row.seasonTo },
    imageIds,
    notes: row.notes,
    publicPosition: publicPositionOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What customers see of where a place is. */
function publicPositionOf({
  lat,
  lng,
  publicPrecision,
}: LocationRow): LocationDetail['publicPosition'] {
  if (lat === null || lng === null || publicPrecision === 'HIDDEN') return null;
  return publicPrecision === 'EXACT' ? { lat, lng } : publicPosition({ lat, lng });
}
