import { atlas } from './areas.ts';
import { distanceToArea } from './distance-to-municipality.ts';
import { cityOfSkopje, membersOf } from './municipalities.ts';
import type { Position } from './position.ts';

/**
 * How far the borders are from the real ones, in km. Of 381 known points none is further outside its
 * municipality: 1.88 km in Skopje, where Natural Earth is coarse, and 1.2 km elsewhere.
 */
const borderErrorKm = { skopje: 2, elsewhere: 1.25 } as const;
/** Degrees of latitude and longitude that are more than the error. */
const reach = 0.03;

/** A municipality that a pin may be in. */
export interface NearMunicipality {
  /** ISO 3166-2, such as `MK-410`. */
  readonly code: string;
  /** Kilometres from the pin to it; 0 inside the shape that we have of it. */
  readonly distanceKm: number;
}

/**
 * The municipalities that a pin may be in, the nearest first: one where the borders leave no doubt, none far
 * outside the country.
 */
export function municipalitiesNear(position: Position): NearMunicipality[] {
  const { lat, lng } = position;
  const skopje = membersOf(cityOfSkopje);
  return atlas()
    .areas.filter(
      ({ bounds: { south, north, west, east } }) =>
        lat > south - reach && lat < north + reach && lng > west - reach && lng < east + reach,
    )
    .map((area) => ({ code: area.code, distanceKm: distanceToArea(position, area) }))
    .filter(({ code, distanceKm }) => {
      const limit = skopje.includes(code) ? borderErrorKm.skopje : borderErrorKm.elsewhere;
      return distanceKm <= limit;
    })
    .toSorted((one, other) => one.distanceKm - other.distanceKm);
}
