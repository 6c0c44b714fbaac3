import type { WeeklyWindow } from '@pazar/contracts/promotion';
import { type Holding, holdingSpans, meetingOf, type Span } from '@pazar/format/weekly-spans';

/** Every weekly window recurs within eight days, and its hours may reach into the day after. */
const recurringMs = 9 * 24 * 60 * 60 * 1000;
const always: Holding = { startsAt: null, endsAt: null, weekly: null };

/** The first instant from `now` on at which both are in effect; null when there is none. */
export function firstMeeting(one: Holding, other: Holding, now: Date): Date | null {
  const starts = [one.startsAt, other.startsAt, now].map((instant) => instant?.getTime() ?? 0);
  const from = new Date(Math.max(...starts));
  const within = { from, to: new Date(from.getTime() + recurringMs) };
  const others = holdingSpans(other, within);
  return earliest(
    holdingSpans(one, within).flatMap((span) =>
      others.flatMap((hours) => meetingOf(span, hours)?.from ?? []),
    ),
  );
}

/** The first instant from `now` on at which something is in effect; null when there is none. */
export function nextInstant(holding: Holding, now: Date): Date | null {
  return firstMeeting(holding, always, now);
}

/**
 * Since when both have been in effect without a break, for two that are at `now`; `now` for two that
 * always are.
 */
export function meetingSince(one: Holding, other: Holding, now: Date): Date {
  const starts = [one, other].flatMap((holding) => sinceWhen(holding, now) ?? []);
  return new Date(starts.length === 0 ? now : Math.max(...starts.map((start) => start.getTime())));
}

function sinceWhen(holding: Holding, now: Date): Date | null {
  if (holding.weekly === null) return holding.startsAt;
  const within = { from: new Date(now.getTime() - recurringMs), to: new Date(now.getTime() + 1) };
  return holdingSpans(holding, within).at(-1)?.from ?? null;
}

/** The instants within (`after`, `until`] at which a window opens or closes. */
export function windowEdges(
  window: WeeklyWindow,
  { after, until }: { after: Date; until: Date },
): Date[] {
  const within: Span = { from: new Date(after.getTime() - 1), to: new Date(until.getTime() + 1) };
  return holdingSpans({ ...always, weekly: window }, within)
    .flatMap(({ from, to }) => [from, to])
    .filter((edge) => edge > after && edge <= until);
}

function earliest(instants: readonly Date[]): Date | null {
  return instants.length === 0
    ? null
    : new Date(Math.min(...instants.map((instant) => instant.getTime())));
}
