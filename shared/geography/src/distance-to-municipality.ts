import { type Area, areaOf } from './areas.ts';
import { membersOf } from './municipalities.ts';
import { isInArea } from './municipality-at.ts';
import type { Position } from './position.ts';

/** Kilometres of a degree of a great circle: the mean radius of the earth is 6371.0088 km (IUGG). */
const kmOfDegree = (6371.0088 * Math.PI) / 180;

/**
 * Kilometres from a pin to the nearest point of a municipality: 0 inside it, null for a code that is
 * none.
 */
export function distanceToMunicipality(position: Position, code: string): number | null {
  const areas = membersOf(code).flatMap((member) => areaOf(member) ?? []);
  if (areas.length === 0) return null;
  return Math.min(...areas.map((area) => distanceToArea(position, area)));
}

/** Kilometres from a pin to the nearest point of an area; 0 inside it. */
export function distanceToArea(position: Position, area: Area): number {
  if (isInArea(position, area)) return 0;
  const offsetOf = planeAround(position);
  let least = Infinity;
  for (const ring of area.rings) {
    const offsets = ring.map(offsetOf);
    for (const [index, to] of offsets.entries()) {
      least = Math.min(least, distanceToPiece(offsets[index - 1] ?? to, to));
    }
  }
  return least;
}

/** From the origin to the nearest point between two offsets. */
function distanceToPiece(from: Offset, to: Offset): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : -(from[0] * dx + from[1] * dy) / length;
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(from[0] + nearest * dx, from[1] + nearest * dy);
}

/** Kilometres to the east and to the north of a position. */
type Offset = readonly [east: number, north: number];

/**
 * A flat map around a position. Within 200 km, the widest delivery area, a distance on it is less than
 * 1% off.
 *
 * @returns the offset of a point in degrees
 */
function planeAround({ lat, lng }: Position): (point: readonly [number, number]) => Offset {
  const kmOfLongitude = kmOfDegree * Math.cos((lat * Math.PI) / 180);
  return ([otherLng, otherLat]) => [
    (otherLng - lng) * kmOfLongitude,
    (otherLat - lat) * kmOfDegree,
  ];
}
