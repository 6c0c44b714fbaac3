import type { WeeklyHours } from '@pazar/contracts/opening-hours';
import { roundPosition } from '@pazar/geography/coordinates';
import { municipalityAt } from '@pazar/geography/municipality-at';
import type { Position } from '@pazar/geography/position';
import { weekOf } from './week-of.ts';

/** The parts of an address as Pazar keeps them; null where Google has none. */
export interface FoundAddress {
  readonly line1: string | null;
  readonly settlement: string | null;
  /** Four digits. */
  readonly postalCode: string | null;
  /** ISO 3166-2, by the position; null outside the country. */
  readonly municipalityCode: string | null;
}

/** A place that Google knows, in Pazar's terms. */
export interface FoundPlace {
  readonly placeId: string;
  readonly name: string;
  readonly position: Position;
  readonly address: FoundAddress;
  /** International, as in `+38970123456`. */
  readonly phone: string | null;
  readonly website: string | null;
  readonly openingHours: WeeklyHours | null;
}

/** The requested fields of a selected place; Google charges for each. */
export const placeFields = [
  'id',
  'displayName',
  'location',
  'addressComponents',
  'internationalPhoneNumber',
  'websiteURI',
  'regularOpeningHours',
];

/** Null when Google has no position for the place. */
export function readPlace(place: google.maps.places.Place): FoundPlace | null {
  const { location, addressComponents, regularOpeningHours } = place;
  if (!location) return null;
  const position = roundPosition(location.toJSON());
  const parts = (addressComponents ?? []).map(({ longText, types }) => ({
    text: longText ?? '',
    types,
  }));
  return {
    placeId: place.id,
    name: place.displayName ?? '',
    position,
    address: readAddress(parts, position),
    phone: readPhone(place.internationalPhoneNumber ?? ''),
    website: readWebsite(place.websiteURI ?? ''),
    openingHours: regularOpeningHours ? weekOf(regularOpeningHours.periods) : null,
  };
}

/** A part of an address, with Google's types for it. */
export interface AddressPart {
  readonly text: string;
  readonly types: readonly string[];
}

export function readAddress(parts: readonly AddressPart[], position: Position): FoundAddress {
  const find = (...types: string[]) =>
    parts.find((part) => part.types.some((type) => types.includes(type)))?.text;
  const street = [find('route'), find('street_number')].filter(Boolean).join(' ');
  const postalCode = find('postal_code') ?? '';
  return {
    line1: street === '' ? null : street,
    settlement: find('locality', 'postal_town', 'sublocality') ?? null,
    postalCode: /^\d{4}$/.test(postalCode) ? postalCode : null,
    municipalityCode: municipalityAt(position),
  };
}

function readPhone(written: string): string | null {
  const phone = written.replaceAll(/[\s()./-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}

/** As long as the API keeps. */
const maxWebsite = 300;

function readWebsite(address: string): string | null {
  return /^https?:\/\//.test(address) && address.length <= maxWebsite ? address : null;
}
