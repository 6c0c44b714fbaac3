import { distanceToMunicipality } from './distance-to-municipality.ts';
import { municipalityAt } from './municipality-at.ts';
import type { Position } from './position.ts';

/**
 * How far beyond the border a pin may be before anybody is warned, in km. Of 179 places whose
 * municipality GeoNames has, 167 are in the same one here; the furthest of the others that GeoNames has
 * right is 1.14 km off (Sopište).
 */
export const borderToleranceKm = 2;

/** The position of a pin that does not match its address. */
export interface PinOutside {
  /** The municipality that the pin is in; null outside the country. */
  readonly found: string | null;
  /** Kilometres from the pin to the municipality of the address. */
  readonly distanceKm: number;
}

/**
 * Compares a pin with the municipality of its address. Null when they agree, within the tolerance of
 * the borders, and when the code is no municipality.
 */
export function pinOutside(position: Position, code: string): PinOutside | null {
  const distanceKm = distanceToMunicipality(position, code);
  if (distanceKm === null || distanceKm <= borderToleranceKm) return null;
  return { found: municipalityAt(position), distanceKm };
}
