import {
  openingLimits,
  type OpeningInterval,
  type Weekday,
  weekdays,
  type WeeklyHours,
} from '@pazar/contracts/opening-hours';
import { twoDigits } from '@pazar/format/two-digits';

/** A time of the week as Google has it: 0 is Sunday. */
interface Point {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

interface Period {
  readonly open: Point;
  readonly close: Point | null;
}

const wholeDay: OpeningInterval = { from: '00:00', to: '24:00' };

/**
 * Opening hours in Pazar's form, Monday first. A place that is always open has one period without
 * an end. Null when a day has more intervals than Pazar stores.
 */
export function weekOf(periods: readonly Period[]): WeeklyHours | null {
  const isAlwaysOpen = periods.some(({ close }) => close === null);
  const week = Object.fromEntries(
    weekdays.map((day) => [day, isAlwaysOpen ? [wholeDay] : intervalsOf(day, periods)]),
    // Each day is there.
  ) as WeeklyHours;
  const isTooMuch = weekdays.some((day) => week[day].length > openingLimits.intervals);
  return isTooMuch ? null : week;
}

function intervalsOf(day: Weekday, periods: readonly Period[]): OpeningInterval[] {
  const number = (weekdays.indexOf(day) + 1) % weekdays.length;
  return periods
    .filter(({ open }) => open.day === number)
    .map(({ open, close }) => ({ from: timeOf(open), to: endOf(close ?? open) }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

const timeOf = ({ hour, minute }: Point) => `${twoDigits(hour)}:${twoDigits(minute)}`;

/** Midnight ends a day; it does not start the next one. */
function endOf(point: Point): string {
  const time = timeOf(point);
  return time === '00:00' ? '24:00' : time;
}
