import type { LocationType } from './location.ts';
import type { LocationWarning } from './location-warning.ts';
import { type OpeningException } from './opening-exceptions.ts';
import { type WeeklyHours, weekdays } from './opening-hours.ts';

/** Kinds of location that customers visit unannounced: they need the opening hours. */
const pointsOfSale: readonly LocationType[] = ['STORE', 'MARKET_STALL', 'PICKUP_POINT'];

/** The fields that describe when a location is open. */
export interface LocationHours {
  readonly type: LocationType;
  readonly openingHours: WeeklyHours | null;
  readonly exceptions: readonly OpeningException[];
  readonly byAppointment: boolean;
}

/** The warning about a location's hours; null without one. */
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
