import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput } from '@pazar/contracts/location-input';
import { sortKey } from '@pazar/format/sort-key';
import { indexColumns } from '../records/values.ts';
import { locationWarnings } from './location-warnings.ts';

/** The columns of a location's input; images have a separate table. */
export function locationColumns(location: LocationInput) {
  const { address, season, imageIds: _, imageAlts: __, ...input } = location;
  const { line1, settlement, municipalityCode, postalCode, country } = address;
  return {
    ...input,
    addressLine1: line1,
    settlement,
    municipalityCode,
    postalCode,
    country,
    seasonFrom: season?.from ?? null,
    seasonTo: season?.to ?? null,
    warnings: locationWarnings(location),
    ...locationIndexColumns({ name: input.name, settlement, addressLine1: line1 }),
  };
}

/** A location as its own input: the base of a merge patch. */
export function locationInputOf(location: LocationDetail): LocationInput {
  return {
    type: location.type,
    name: location.name,
    address: location.address,
    lat: location.lat,
    lng: location.lng,
    geocodeSource: location.geocodeSource,
    placeId: location.placeId,
    publicPrecision: location.publicPrecision,
    phone: location.phone,
    email: location.email,
    website: location.website,
    openingHours: location.openingHours,
    byAppointment: location.byAppointment,
    exceptions: location.exceptions,
    serviceArea: location.serviceArea,
    season: location.season,
    pickupHours: location.pickupHours,
    imageIds: location.imageIds,
    imageAlts: location.imageAlts,
    notes: location.notes,
  };
}

interface NamedLocation {
  name: string;
  settlement: string;
  addressLine1?: string | null;
}

/** Sort keys and search column of a location. */
export function locationIndexColumns({ name, settlement, addressLine1 }: NamedLocation) {
  return {
    ...indexColumns({ mk: name, en: name, search: [name, settlement, addressLine1] }),
    settlementSortMk: sortKey(settlement, 'mk'),
    settlementSortEn: sortKey(settlement, 'en'),
  };
}
