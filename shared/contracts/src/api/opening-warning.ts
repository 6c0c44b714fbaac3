import type { LocationType } from './location.ts';
import type { LocationWarning } from './location-warning.ts';
import { type OpeningException, type WeeklyHours, weekdays } from './opening-hours.ts';

/** Where customers come without being asked to: they have to know when. */
const pointsOfSale: readonly LocationType[] = ['STORE', 'MARKET_STALL', 'PICKUP_POINT'];

/** What says when a place is open. */
export interface LocationHours {
  readonly type: LocationType;
  readonly openingHours: WeeklyHours | null;
  readonly exceptions: readonly OpeningException[];
  readonly byAppointment: boolean;
}

/** What is amiss with the hours of a place; null when nothing is. */
export function hoursWarning({
  type,
  openingHours,
  exceptions,
  byAppointment,
}: LocationHours): LocationWarning | null {
  if (byAppointment) return null;
  if (openingHours === null) return pointsOfSale.includes(type) ? 'no_hours' : null;
  const isOpenOnce =
    weekdays.some((day) => openingHours[day].length > 0) ||
    exceptions.some(({ intervals }) => intervals.length > 0);
  return isOpenOnce ? null : 'never_open';
}
