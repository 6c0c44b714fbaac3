import type { WeeklyWindow } from '@pazar/contracts/promotion';
import { instantOf } from '@pazar/format/market-time';
import { addDays } from './calendar-days.ts';
import { marketDay } from './market-day.ts';

/**
 * When something is in effect: between two instants, each open when null, and only within its
 * hours.
 */
export interface Holding {
  startsAt: Date | null;
  endsAt: Date | null;
  weekly: WeeklyWindow | null;
}

/** The first instant from `now` on at which both are in effect; null when there is none. */
export function firstMeeting(one: Holding, other: Holding, now: Date): Date | null {
  const from = latest([one.startsAt, other.startsAt, now]);
  const to = earliest([one.endsAt, other.endsAt]);
  if (to !== null && to <= from) return null;
  if (one.weekly === null && other.weekly === null) return from;
  const day = marketDay(from);
  // Every weekly window recurs within eight days.
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const first = meetingOn(addDays(day, ahead), [one.weekly, other.weekly]);
    if (first === null) continue;
    const begins = latest([first.from, from]);
    if (begins < first.to && (to === null || begins < to)) return begins;
  }
  return null;
}

/** Hours of a day in which all windows are open. */
function meetingOn(day: string, windows: readonly (WeeklyWindow | null)[]) {
  const hours = windows.flatMap((window) => (window === null ? [] : [window]));
  if (hours.some(({ days }) => !days.includes(weekdayOf(day)))) return null;
  const from = hours.map((window) => new Date(instantOf(day, window.from)));
  const to = hours.map((window) => new Date(instantOf(day, window.to)));
  const begins = latest(from);
  const ends = earliest(to);
  return ends !== null && begins < ends ? { from: begins, to: ends } : null;
}

/** Monday is 1. */
function weekdayOf(day: string): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

/** The instants within (`after`, `until`] at which a window opens or closes. */
export function windowEdges(
  window: WeeklyWindow,
  { after, until }: { after: Date; until: Date },
): Date[] {
  const edges: Date[] = [];
  for (let day = marketDay(after); day <= marketDay(until); day = addDays(day, 1)) {
    if (!window.days.includes(weekdayOf(day))) continue;
    edges.push(new Date(instantOf(day, window.from)), new Date(instantOf(day, window.to)));
  }
  return edges.filter((edge) => edge > after && edge <= until);
}

function latest(instants: readonly (Date | null)[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? -Infinity)));
}

function earliest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]));
  return known.length === 0 ? null : new Date(Math.min(...known));
}
