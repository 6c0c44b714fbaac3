import { dayAfter, marketDay } from './market-day.ts';
import { instantOf } from './market-time.ts';

/** Hours of the week on the clock of Skopje. An end that is not after its start is on the next day. */
export interface WeeklyHours {
  /** 1 is Monday. */
  readonly days: readonly number[];
  /** `HH:MM`; `to` may be `24:00`. */
  readonly from: string;
  readonly to: string;
}

/** From an instant until another, which does not belong to it. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Something between two instants, each open when null, and only within its hours. */
export interface Holding {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly weekly: WeeklyHours | null;
}

/** When something holds within a span, in order; hours that touch are one span. */
export function holdingSpans({ startsAt, endsAt, weekly }: Holding, within: Span): Span[] {
  const whole = meetingOf(within, { from: startsAt ?? within.from, to: endsAt ?? within.to });
  if (whole === null) return [];
  return weekly === null ? [whole] : weeklySpans(weekly, whole);
}

function weeklySpans(weekly: WeeklyHours, within: Span): Span[] {
  const spans: Span[] = [];
  const last = marketDay(within.to);
  // The hours of the day before may reach into the first one.
  for (let day = dayAfter(marketDay(within.from), -1); day <= last; day = dayAfter(day, 1)) {
    if (!weekly.days.includes(weekdayOf(day))) continue;
    const span = meetingOf(within, hoursOf(day, weekly));
    if (span === null) continue;
    const before = spans.at(-1);
    if (before !== undefined && before.to >= span.from) {
      spans[spans.length - 1] = { from: before.from, to: span.to };
    } else spans.push(span);
  }
  return spans;
}

function hoursOf(day: string, { from, to }: WeeklyHours): Span {
  const end = to <= from ? dayAfter(day, 1) : day;
  return { from: new Date(instantOf(day, from)), to: new Date(instantOf(end, to)) };
}

/** What two spans share; null when that is nothing. */
export function meetingOf(one: Span, other: Span): Span | null {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from < to ? { from, to } : null;
}

/** Monday is 1. */
function weekdayOf(day: string): number {
  return ((new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7) + 1;
}
