import { pinOutside } from './pin-outside.ts';
import type { Position } from './position.ts';

/** A rectangle around North Macedonia, in degrees. */
const country = { south: 40.8, north: 42.4, west: 20.4, east: 23.1 } as const;

export type PinWarning = 'no_position' | 'outside_country' | 'far_from_address';

/** The parts of an address that determine where its pin should be. */
export interface PinnedAddress {
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** ISO 3166-2, such as `MK-410`. */
  readonly municipalityCode: string;
}

/**
 * The warning about a pin: it is missing, it is outside the country, or it is further from the
 * municipality of its address than the uncertainty of the borders. Null without one. For an address
 * in another country only a missing pin is reported.
 */
export function pinWarning(
  position: Position | null,
  { country: code, municipalityCode }: PinnedAddress,
): PinWarning | null {
  if (position === null) return 'no_position';
  if (code !== 'MK') return null;
  const { lat, lng } = position;
  const isInside =
    lat >= country.south && lat <= country.north && lng >= country.west && lng <= country.east;
  if (!isInside) return 'outside_country';
  return pinOutside(position, municipalityCode) === null ? null : 'far_from_address';
}
