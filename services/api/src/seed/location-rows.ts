import type { OpeningException } from '@pazar/contracts/opening-exceptions';
import type { InferInsertModel } from '../database/drizzle.ts';
import type { locationImages } from '../database/tables/location-images.ts';
import type { locations } from '../database/tables/locations.ts';
import { locationIndexColumns } from '../locations/location-columns.ts';
import { locationWarnings } from '../locations/location-warnings.ts';
import { seedLocations } from './data/locations.ts';
import { pictureRows, type SeededPicture } from './picture-rows.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeedException, SeedLocation } from './seed-types.ts';

type LocationRow = InferInsertModel<typeof locations>;

/** How long before its last change a place was first entered. */
const establishedDays = 200;

/** All places, by the key that lots and products name them with. */
export function locationRows(
  context: SeedContext,
  agentId: (username: string) => string,
): Map<string, LocationRow> {
  return new Map(
    seedLocations.map((location) => {
      const created = location.changed + establishedDays;
      const [lat, lng] = location.at ?? [null, null];
      const owner = agentId(location.agent);
      const { name, settlement: settlementIn } = location;
      const addressLine1 = location.line1 ?? null;
      const row: LocationRow = {
        id: context.id('location', location.key, created),
        agentId: owner,
        createdBy: owner,
        updatedBy: owner,
        geocodeSource: lat === null ? null : 'PIN',
        ...locationIndexColumns({ name, settlementIn, addressLine1 }),
        type: location.type,
        name,
        addressLine1,
        settlementMk: settlementIn.mk,
        settlementEn: settlementIn.en,
        municipalityCode: location.municipality,
        postalCode: location.postalCode ?? null,
        country: 'MK',
        lat,
        lng,
        ...contactColumns(location),
        ...openingColumns(context, location),
        publicPrecision: location.precision ?? 'EXACT',
        warnings: locationWarnings({
          type: location.type,
          address: {
            line1: addressLine1,
            settlement: settlementIn.mk,
            settlementIn,
            municipalityCode: location.municipality,
            postalCode: null,
            country: 'MK',
          },
          lat,
          lng,
          ...openingColumns(context, location),
        }),
        isPrimary: location.primary ?? false,
        status: location.status ?? 'ACTIVE',
        createdAt: context.instant(created),
        updatedAt: context.instant(location.changed),
      };
      return [location.key, row];
    }),
  );
}

function contactColumns({ phone, email, website }: SeedLocation) {
  return { phone: phone ?? null, email: email ?? null, website: website ?? null };
}

function openingColumns(context: SeedContext, location: SeedLocation) {
  const [seasonFrom = null, seasonTo = null] = location.season ?? [];
  return {
    openingHours: location.hours ?? null,
    byAppointment: location.byAppointment ?? false,
    exceptions: exceptionsOf(context, location.exceptions ?? []),
    pickupHours: location.pickup ?? { type: 'NONE' as const },
    serviceArea: location.delivers ?? { type: 'NONE' as const },
    seasonFrom,
    seasonTo,
  };
}

/** Each on the next such day from today, in order. */
function exceptionsOf(context: SeedContext, exceptions: SeedException[]): OpeningException[] {
  const today = context.day(0);
  const year = Number(today.slice(0, 4));
  return exceptions
    .map(({ on, hours, note }) => {
      const thisYear = `${year}-${on}`;
      const date = thisYear < today ? `${year + 1}-${on}` : thisYear;
      return { date, intervals: hours, note: note.mk, noteIn: note };
    })
    .toSorted((left, right) => (left.date < right.date ? -1 : 1));
}

export interface LocationImageRows {
  pictures: SeededPicture[];
  images: InferInsertModel<typeof locationImages>[];
}

/** The images of places, for the rows from `locationRows`. */
export function locationImageRows(
  context: SeedContext,
  rows: ReadonlyMap<string, LocationRow>,
): LocationImageRows {
  const shown = seedLocations.flatMap(({ key, agent, changed, pictures }) => {
    const row = rows.get(key);
    if (row === undefined) return [];
    const created = changed + establishedDays;
    const parts = { key: `${agent} place ${key}`, pictures, created };
    return pictureRows(context, row.agentId, parts).map((picture, position) => ({
      picture,
      image: { locationId: row.id, imageId: picture.image.id, position },
    }));
  });
  return {
    pictures: shown.map(({ picture }) => picture),
    images: shown.map(({ image }) => image),
  };
}
