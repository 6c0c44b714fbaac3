import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationSummary } from '@pazar/contracts/location';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { locations } from '../database/tables/locations.ts';

export type LocationRow = InferSelectModel<typeof locations>;

/** A place as lists show it. */
export function locationSummary(row: LocationRow): LocationSummary {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    name: row.name,
    address: {
      line1: row.addressLine1,
      settlement: row.settlement,
      municipalityCode: row.municipalityCode,
      postalCode: row.postalCode,
      country: row.country,
    },
    lat: row.lat,
    lng: row.lng,
    publicPrecision: row.publicPrecision,
    isPrimary: row.isPrimary,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A place with all its fields. */
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
