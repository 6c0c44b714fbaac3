import type { Position } from './position.ts';

/** The mean radius of the earth (IUGG), in km. */
const earthRadius = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two positions along a great circle (haversine formula). */
export function distanceKm(one: Position, other: Position): number {
  const [lat, lng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2];
  const half =
    Math.sin(lat) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(lng) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}
