import type { LocationDetail } from '@pazar/contracts/location-detail';
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
    warnings: warningsOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A rectangle around North Macedonia, in degrees. */
const country = { south: 40.8, north: 42.4, west: 20.4, east: 23.1 };

function warningsOf(row: Pick<LocationRow, 'lat' | 'lng' | 'country'>): LocationDetail['warnings'] {
  const { lat, lng } = row;
  if (lat === null || lng === null) return ['no_position'];
  const isInside =
    lat >= country.south && lat <= country.north && lng >= country.west && lng <= country.east;
  return row.country === 'MK' && !isInside ? ['outside_country'] : [];
}
