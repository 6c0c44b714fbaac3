import type { LocationInput } from '@pazar/contracts/location-input';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import { hoursWarning } from '@pazar/contracts/opening-warning';
import { pinWarning } from '@pazar/geography/pin-warning';

type Judged = Pick<
  LocationInput,
  'address' | 'lat' | 'lng' | 'type' | 'openingHours' | 'exceptions' | 'byAppointment'
>;

/** Warnings for the agent; stored with the location, so that lists can be filtered by them. */
export function locationWarnings({ lat, lng, address, ...hours }: Judged): LocationWarning[] {
  const position = lat === null || lng === null ? null : { lat, lng };
  return [pinWarning(position, address), hoursWarning(hours)].filter((warning) => warning !== null);
}
