import * as z from '@pazar/contracts/schema';
import type { ObjectOf } from '../object-of.ts';

/** Monday first, as the week starts in both languages. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** The largest numbers of intervals per day and of dated exceptions. */
export const openingLimits = { intervals: 3, exceptions: 60, note: { max: 120 } } as const;

const startSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const endSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** From when to when, on the clock of the place; an end before its start is on the next day. */
const openingIntervalOf = (object: ObjectOf) =>
  object({ from: startSchema, to: endSchema }).check(
    z.refine(({ from, to }) => from !== to, { params: { fault: 'empty' } }),
  );
/** As answers have it. */
export const openingIntervalSchema = openingIntervalOf(z.object);
export type OpeningInterval = z.infer<typeof openingIntervalSchema>;

const dayMinutes = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** An interval in minutes of the week; its end may lie beyond the week's. */
function spanOf({ from, to }: OpeningInterval, day: number): readonly [number, number] {
  const start = minutesOf(from);
  const end = minutesOf(to);
  const base = day * dayMinutes;
  return [base + start, base + (end > start ? end : end + dayMinutes)];
}

/**
 * The start of an interval that shares a minute with the one before; null where none does. The last night of
 * a week reaches into its first morning.
 */
function overlap(spans: readonly (readonly [number, number])[], week: number): number | null {
  const sorted = spans.toSorted(([left], [right]) => left - right);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  const found = sorted.find(([start], index) => start < (sorted[index - 1]?.[1] ?? 0));
  if (found !== undefined) return found[0];
  const wraps = sorted.length > 1 ? last[1] > first[0] + week : last[1] - last[0] > week;
  return wraps ? first[0] : null;
}

/** The intervals of one day. */
export const dayOf = (object: ObjectOf) =>
  z.array(openingIntervalOf(object)).check(z.maxLength(openingLimits.intervals));

/** Whether intervals of one day share a minute, also in the night after it. */
export const overlapOnDay = (intervals: readonly OpeningInterval[]): boolean =>
  overlap(
    intervals.map((interval) => spanOf(interval, 0)),
    2 * dayMinutes,
  ) !== null;

/** Opening hours of a week. A day without intervals is closed. Intervals never overlap; a fault names the day. */
function weeklyHoursOf(object: ObjectOf) {
  const hours = dayOf(object);
  return object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }).check(
    z.check(({ value: week, issues }) => {
      // Text that is no time yet lies nowhere, and has a fault already.
      if (issues.length > 0) return;
      const start = overlap(
        weekdays.flatMap((day, index) => week[day].map((interval) => spanOf(interval, index))),
        7 * dayMinutes,
      );
      const day = start === null ? undefined : weekdays[Math.floor(start / dayMinutes)];
      if (day === undefined) return;
      issues.push({ code: 'custom', input: week, path: [day], params: { fault: 'overlap' } });
    }),
  );
}
/** As answers have it. */
export const weeklyHoursSchema = weeklyHoursOf(z.object);
/** As requests have it. */
export const weeklyHoursInputSchema = weeklyHoursOf(z.strictObject);
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

/** When orders can be picked up: never, while the place is open, or in a separate week. */
const pickupHoursOf = (object: ObjectOf) =>
  z.discriminatedUnion('type', [
    object({ type: z.literal('NONE') }),
    object({ type: z.literal('OPENING_HOURS') }),
    object({ type: z.literal('WEEK'), week: weeklyHoursOf(object) }),
  ]);
/** As answers have it. */
export const pickupHoursSchema = pickupHoursOf(z.object);
/** As requests have it. */
export const pickupHoursInputSchema = pickupHoursOf(z.strictObject);
export type PickupHours = z.infer<typeof pickupHoursSchema>;
