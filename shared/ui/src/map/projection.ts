import { originOfPaths } from '@pazar/geography/arc-path';
import type { Position } from '@pazar/geography/position';

/**
 * A place on the flat map: degrees of longitude to the east, and as long ones to the south (equirectangular
 * projection with the middle of the country as its standard parallel). Shapes in degrees are drawn as they
 * are, without working out each point. A distance from west to east is at most 1.3 % off, at the borders.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const radians = Math.PI / 180;

/** Degrees of latitude of a degree of longitude, on the ground. */
export const flattening = Math.cos(originOfPaths.lat * radians);

export function project({ lat, lng }: Position): Place {
  return { x: lng, y: -lat / flattening };
}

export function unproject({ x, y }: Place): Position {
  return { lat: -y * flattening, lng: x };
}

/** The length of a degree of latitude, in km (IUGG's mean radius). */
const kmOfDegree = 111.195;

/** How many units of the flat map one km is. */
export const unitsOfKm = 1 / (kmOfDegree * flattening);
