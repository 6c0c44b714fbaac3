import { areaOf } from '@pazar/geography/areas';
import type { Position } from '@pazar/geography/position';
import file from './seats.data.json' with { type: 'json' };

/**
 * Of each municipality: GeoNames' settlement, and for the ten of Skopje the known point in their middle. The README
 * of @pazar/geography has the sources. Rostuše is in none of them.
 */
const seats: Readonly<Record<string, Position>> = file;

/** Where the seat of a municipality is; the middle of its shape where that is not known, null for no municipality. */
export function seatOf(code: string): Position | null {
  return seats[code] ?? areaOf(code)?.centre ?? null;
}
