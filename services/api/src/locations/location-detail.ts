import { locationFields } from '@pazar/contracts/location-fields';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import { publicPosition } from '@pazar/geography/public-position';
import { and, eq, sql } from '../database/drizzle.ts';
import { locationImages as shown } from '../database/tables/location-images.ts';
import { locations } from '../database/tables/locations.ts';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText } from '../records/values.ts';
import type { AgentContext } from '../records/agent-context.ts';
import { listedLocation, type LocationRow } from './location-views.ts';

/** One location of an agent with all its fields; undefined for any other. */
export async function readLocation(
  { transaction, agentId }: AgentContext,
  id: string,
): Promise<LocationDetail | undefined> {
  const [row] = await transaction
    .select({ location: locations, images: shownImages })
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.agentId, agentId)));
  return row && locationDetail(row.location, row.images);
}

/** In the same statement: an import reads a location for each of its rows. */
const shownImages = sql<ShownImage[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', ${shown.imageId}, 'altMk', ${shown.altMk}, 'altEn', ${shown.altEn})
    order by ${shown.position}
  ), '[]') from ${shown} where ${shown.locationId} = ${locations.id})`;

interface ShownImage {
  id: string;
  altMk: string | null;
  altEn: string | null;
}

/** A location with all its fields. */
export function locationDetail(row: LocationRow, images: readonly ShownImage[]): LocationDetail {
  return {
    ...pickFields(locationFields, row),
    ...listedLocation(row),
    imageIds: images.map(({ id }) => id),
    imageAlts: Object.fromEntries(
      images.flatMap(({ id, altMk, altEn }) => {
        const alt = localizedText(altMk, altEn);
        return alt === null ? [] : [[id, alt] as const];
      }),
    ),
    notesIn: localizedText(row.notesMk, row.notesEn),
    publicPosition: publicPositionOf(row),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The part of a location's position that customers see. */
function publicPositionOf({
  lat,
  lng,
  publicPrecision,
}: LocationRow): LocationDetail['publicPosition'] {
  if (lat === null || lng === null || publicPrecision === 'HIDDEN') return null;
  return publicPrecision === 'EXACT' ? { lat, lng } : publicPosition({ lat, lng });
}
