import { weekdayOf } from './calendar-names.ts';
import { dayAfter, marketDay } from './market-day.ts';
import { instantOf } from './market-time.ts';

/** Monday first, by the names that opening hours have them under. */
export const weekNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** `HH:MM`; an end before its start is on the next day. */
export interface Interval {
  readonly from: string;
  readonly to: string;
}
export type Week = Readonly<Record<(typeof weekNames)[number], readonly Interval[]>>;

/** What says when a location is open: days as `YYYY-MM-DD`, of a season as `MM-DD`. */
export interface Hours {
  readonly openingHours: Week | null;
  readonly exceptions: readonly {
    readonly date: string;
    readonly intervals: readonly Interval[];
  }[];
  readonly season: Interval | null;
}

/** Instants in ISO 8601. `until` is null where it never closes, `from` where it does not open within a year. */
export type OpenState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'open'; readonly until: string | null }
  | { readonly kind: 'closed'; readonly from: string | null };

type Span = readonly [from: string, to: string];

/** Days in which an end or an opening is looked for. */
const [maxOpenDays, maxClosedDays] = [8, 366] as const;

/** Whether a location is open at an instant by the clock of Skopje, and when that changes. */
export function openStateAt(hours: Hours, now: Date): OpenState {
  if (hours.openingHours === null && hours.exceptions.length === 0) return { kind: 'unknown' };
  const at = now.toISOString();
  const today = marketDay(now);
  const running = runningAt(hours, now);
  if (running !== undefined) return { kind: 'open', until: endOf(hours, running, today) };
  for (let days = 0; days <= maxClosedDays; days += 1) {
    const next = spansOf(hours, dayAfter(today, days)).find(([from]) => from > at);
    if (next !== undefined) return { kind: 'closed', from: next[0] };
  }
  return { kind: 'closed', from: null };
}

/** Whether a location is open at an instant, without a look for when that changes. */
export const isOpenAt = (hours: Hours, now: Date): boolean => runningAt(hours, now) !== undefined;

/** The hours that an instant is within: those of its day, or of the night of the day before. */
function runningAt(hours: Hours, now: Date): Span | undefined {
  const at = now.toISOString();
  const today = marketDay(now);
  return [...spansOf(hours, dayAfter(today, -1)), ...spansOf(hours, today)].find(
    ([from, to]) => from <= at && at < to,
  );
}

/** Follows hours that go on without a gap, as over midnight. */
function endOf(hours: Hours, running: Span, today: string): string | null {
  const coming = Array.from({ length: maxOpenDays }, (_, days) =>
    spansOf(hours, dayAfter(today, days)),
  ).flat();
  let [, end] = running;
  for (const [from, to] of coming) if (from <= end && to > end) end = to;
  return end >= instantOf(dayAfter(today, maxOpenDays - 1), '00:00') ? null : end;
}

/** When it is open from a day on, the earliest first; the night after the day belongs to it. */
function spansOf(hours: Hours, day: string): Span[] {
  return intervalsOf(hours, day)
    .map(({ from, to }): Span => [
      instantOf(day, from),
      instantOf(to > from ? day : dayAfter(day, 1), to),
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The hours of a day: those of an exception, else those of the week within the season. */
export function intervalsOf(
  { openingHours, exceptions, season }: Hours,
  day: string,
): readonly Interval[] {
  const exception = exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.intervals;
  if (openingHours === null || !isInSeason(day, season)) return [];
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const weekday = weekNames[weekdayOf({ year, month, day: date })];
  return weekday === undefined ? [] : openingHours[weekday];
}

/** Whether a day, `YYYY-MM-DD`, is within a season, which may pass the end of the year. */
export function isInSeason(day: string, season: Hours['season']): boolean {
  if (season === null) return true;
  const { from, to } = season;
  const date = day.slice('YYYY-'.length);
  return from <= to ? from <= date && date <= to : date >= from || date <= to;
}
