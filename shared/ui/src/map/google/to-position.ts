import type { Position } from '@pazar/geography/position';

type GooglePosition = google.maps.LatLng | google.maps.LatLngLiteral | null | undefined;

/** Google has positions as two numbers and as an object with two functions. */
export function toPosition(position: GooglePosition): Position | null {
  if (position === null || position === undefined) return null;
  return 'toJSON' in position ? position.toJSON() : { lat: position.lat, lng: position.lng };
}
