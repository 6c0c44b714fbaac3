import { atlas } from './areas.ts';
import { distanceToArea } from './distance-to-municipality.ts';
import type { Position } from './position.ts';

/** The codes of the municipalities that a circle touches, nearest first. */
export function municipalitiesWithin(centre: Position, radiusKm: number): string[] {
  return atlas()
    .areas.map((area) => ({ code: area.code, km: distanceToArea(centre, area) }))
    .filter(({ km }) => km <= radiusKm)
    .toSorted((one, other) => one.km - other.km || one.code.localeCompare(other.code))
    .map(({ code }) => code);
}
