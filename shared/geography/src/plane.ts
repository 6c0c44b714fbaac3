import type { Position } from './position.ts';

/** Kilometres of a degree of a great circle: the mean radius of the earth is 6371.0088 km (IUGG). */
const kmOfDegree = (6371.0088 * Math.PI) / 180;

/** Kilometres to the east and to the north of a position. */
export type Offset = readonly [east: number, north: number];

/**
 * A flat map around a position. Within 200 km, the widest delivery area, a distance on it is less than
 * 1% off.
 *
 * @returns the offset of a point in degrees
 */
export function planeAround({ lat, lng }: Position): (point: readonly [number, number]) => Offset {
  const kmOfLongitude = kmOfDegree * Math.cos((lat * Math.PI) / 180);
  return ([otherLng, otherLat]) => [
    (otherLng - lng) * kmOfLongitude,
    (otherLat - lat) * kmOfDegree,
  ];
}
