import { listedTexts } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/location-texts';
import type { LocationSummary } from '@pazar/contracts/location';
import type { LocationRow as ListedLocation } from '@pazar/contracts/location-row';
import { pickFields } from '../records/declared-fields.ts';
import { localizedText } from '../records/values.ts';
import type { InferSelectModel } from '../database/drizzle.ts';
import type { locations } from '../database/tables/locations.ts';

export type LocationRow = InferSelectModel<typeof locations>;

/** A location as lists show it. */
export function locationSummary(row: LocationRow): LocationSummary {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    name: row.name,
    address: {
      line1: row.addressLine1,
      settlement: row.settlement,
      settlementIn: localizedText(row.settlementMk, row.settlementEn),
      municipalityCode: row.municipalityCode,
      postalCode: row.postalCode,
      country: row.country,
    },
    lat: row.lat,
    lng: row.lng,
    publicPrecision: row.publicPrecision,
    isPrimary: row.isPrimary,
    status: row.status,
    warnings: row.warnings,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A location as its agent's list shows it: with what says when it is open. */
export function listedLocation(row: LocationRow): ListedLocation {
  const { openingHours, byAppointment, exceptions, seasonFrom: from, seasonTo: to } = row;
  const texts = pickFields(listedTexts(locationTexts), row);
  const season = from === null || to === null ? null : { from, to };
  return { ...locationSummary(row), ...texts, openingHours, byAppointment, exceptions, season };
}
