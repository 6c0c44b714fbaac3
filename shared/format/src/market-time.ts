import { readCalendar } from './calendar.ts';
import { dayAfter } from './market-day.ts';
import { twoDigits } from './two-digits.ts';

const minuteMs = 60_000;
/** No zone changes its clock twice within a day. */
const dayMs = 24 * 60 * minuteMs;

/** The time of an instant on the clock of Skopje: `HH:MM`. */
export function marketTime(instant: Date): string {
  const { clock } = readCalendar(instant);
  return `${twoDigits(clock?.hour ?? 0)}:${twoDigits(clock?.minute ?? 0)}`;
}

/**
 * The instant at which the clock of Skopje shows a day and a time. Of two, when the clock is set
 * back, the first. Of none, when it is set forward, as much later: 02:30 is 03:30.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`; `24:00` is the end of the day
 * @returns ISO 8601 in UTC with milliseconds, as the API takes it
 * @throws RangeError for what is no day or no time
 */
export function instantOf(day: string, time: string): string {
  if (time === '24:00') return instantOf(dayAfter(day, 1), '00:00');
  const shown = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(shown)) throw new RangeError('Not a day and a time');
  const before = shown - offsetAt(shown - dayMs);
  const after = shown - offsetAt(shown + dayMs);
  const instant = [before, after].filter((one) => one + offsetAt(one) === shown);
  return new Date(instant.length > 0 ? Math.min(...instant) : before).toISOString();
}

/** How far the clock of Skopje is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const { year, month, day, clock } = readCalendar(new Date(instant));
  const shown = Date.UTC(year, month - 1, day, clock?.hour, clock?.minute);
  return shown - Math.floor(instant / minuteMs) * minuteMs;
}
