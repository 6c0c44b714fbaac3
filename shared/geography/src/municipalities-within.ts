import { atlas } from './areas.ts';
import { distanceToArea } from './distance-to-municipality.ts';
import type { Position } from './position.ts';

/** A municipality, and how far a position is from it. */
export interface NearMunicipality {
  /** ISO 3166-2, such as `MK-410`. */
  readonly code: string;
  /** Kilometres; 0 inside the shape that we have of it. */
  readonly distanceKm: number;
}

/** All municipalities, the nearest first; the shapes are in the order of the codes. */
const byDistance = (position: Position): NearMunicipality[] =>
  atlas()
    .areas.map((area) => ({ code: area.code, distanceKm: distanceToArea(position, area) }))
    .toSorted((one, other) => one.distanceKm - other.distanceKm);

/** The codes of the municipalities that a circle touches, nearest first. */
export function municipalitiesWithin(centre: Position, radiusKm: number): string[] {
  return byDistance(centre)
    .filter(({ distanceKm }) => distanceKm <= radiusKm)
    .map(({ code }) => code);
}

/**
 * How far the borders are from the real ones, in km. Of 381 known points none is further outside its
 * municipality: 1.88 km in the region of Skopje, whose codes begin with 8, and 1.2 km elsewhere.
 */
const errorKm = 1.25;
const errorInSkopjeKm = 2;

/**
 * The municipalities that a pin may be in, the nearest first: one where the borders leave no doubt, none far
 * outside the country.
 */
export function municipalitiesNear(position: Position): NearMunicipality[] {
  return byDistance(position).filter(
    ({ code, distanceKm }) => distanceKm < (code > 'MK-8' ? errorInSkopjeKm : errorKm),
  );
}
