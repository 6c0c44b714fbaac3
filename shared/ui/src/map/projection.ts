import type { Position } from '@pazar/geography/position';

/**
 * A place on the flat map: degrees of longitude to the east and their like to the south, in the
 * projection that web maps use (Mercator), which keeps circles round.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const radians = Math.PI / 180;

export function project({ lat, lng }: Position): Place {
  return { x: lng, y: -Math.log(Math.tan(Math.PI / 4 + (lat * radians) / 2)) / radians };
}

export function unproject({ x, y }: Place): Position {
  return { lat: (2 * Math.atan(Math.exp(-y * radians)) - Math.PI / 2) / radians, lng: x };
}

/** The length of a degree of latitude, in km (IUGG's mean radius). */
const kmOfDegree = 111.195;

/** How many units of the flat map one km is at a latitude. */
export function unitsOfKm(lat: number): number {
  return 1 / (kmOfDegree * Math.cos(lat * radians));
}
