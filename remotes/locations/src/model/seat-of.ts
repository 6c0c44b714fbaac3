import { areaOf } from '@pazar/geography/areas';
import type { Position } from '@pazar/geography/position';
import { seats } from './seats.data.ts';

/** Where the seat of a municipality is; the middle of its shape where that is not known, null for no municipality. */
export function seatOf(code: string): Position | null {
  const seat = seats[code];
  return seat === undefined ? (areaOf(code)?.centre ?? null) : { lat: seat[0], lng: seat[1] };
}
