import { type Area, atlas, type Line } from './areas.ts';
import type { Position } from './position.ts';

/**
 * The municipality that a pin is in, by its code; null outside the country. The borders are Natural
 * Earth's, up to 30 m off theirs and several hundred metres off the cadastre's: near a border it is a
 * guess, which `pinOutside` allows for.
 */
export function municipalityAt(position: Position): string | null {
  return atlas().areas.find((area) => isInArea(position, area))?.code ?? null;
}

export function isInArea(position: Position, { bounds, rings }: Area): boolean {
  const { lat, lng } = position;
  if (lat < bounds.south || lat > bounds.north || lng < bounds.west || lng > bounds.east) {
    return false;
  }
  return rings.reduce((inside, ring) => inside !== isOddlyCrossed(ring, position), false);
}

/** Whether a ray from the position to the east crosses the ring an odd number of times. */
function isOddlyCrossed(ring: Line, { lat, lng }: Position): boolean {
  let [isOdd, from] = [false, ring[0]];
  for (const to of ring) {
    if (from !== undefined && from[1] > lat !== to[1] > lat) {
      const crossing = from[0] + ((lat - from[1]) / (to[1] - from[1])) * (to[0] - from[0]);
      if (lng < crossing) isOdd = !isOdd;
    }
    from = to;
  }
  return isOdd;
}
