import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayAfter } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';
import { holdingSpans } from '@pazar/format/weekly-spans';

/** What a timeline shows, and in this order names. */
export const shownStatuses = ['DRAFT', 'SCHEDULED', 'ACTIVE', 'PAUSED', 'ENDED'] as const;

/** How many weeks a timeline shows. */
export const timelineWeeks = { week: 1, month: 6 } as const;
export type TimelineSpan = keyof typeof timelineWeeks;

/** The days of a timeline, whole weeks from a Monday on. */
export interface TimelineDays {
  readonly first: string;
  readonly days: readonly string[];
  /** Instants: from the first midnight to the last. */
  readonly from: string;
  readonly to: string;
}

/** A day of an address, far enough from the ends of the calendar; null for anything else. */
export function dayOf(text: string | null): string | null {
  if (text === null || !/^2[01]\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}

/** Monday is 0. */
export const weekdayOf = (day: string) => (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;

/** The days that a timeline shows which has a day in its first week. */
export function timelineDays(day: string, span: TimelineSpan): TimelineDays {
  const first = dayAfter(day, -weekdayOf(day));
  const count = timelineWeeks[span] * 7;
  const days = Array.from({ length: count }, (_, index) => dayAfter(first, index));
  return {
    first,
    days,
    from: instantOf(first, '00:00'),
    to: instantOf(dayAfter(first, count), '00:00'),
  };
}

/** The day from which a timeline is shown at first: six weeks have the one before in view. */
export function beginOf(today: string, span: TimelineSpan): string {
  return span === 'week' ? today : dayAfter(today, -7);
}

/** A piece of a timeline, in hundredths of its width. */
export interface Bar {
  readonly start: number;
  readonly end: number;
}

/** When a promotion holds: one piece, or one for each day of its hours of the week. */
export function barsOf(
  promotion: Pick<PromotionSummary, 'startsAt' | 'endsAt' | 'endedAt' | 'weekly'>,
  days: TimelineDays,
): Bar[] {
  const { startsAt, weekly } = promotion;
  const endsAt = promotion.endedAt ?? promotion.endsAt;
  const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));
  const holding = { startsAt: dateOf(startsAt), endsAt: dateOf(endsAt), weekly };
  const within = { from: new Date(days.from), to: new Date(days.to) };
  return holdingSpans(holding, within).map(({ from, to }) => ({
    start: placeOf(from.toISOString(), days),
    end: placeOf(to.toISOString(), days),
  }));
}

const dayMs = 24 * 60 * 60 * 1000;

/** The number of the week of a day, as ISO 8601 counts: week 1 has the first Thursday of the year. */
export function weekOfYear(day: string): number {
  const thursday = dayAfter(day, 3 - weekdayOf(day));
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00.000Z`);
  const days = (Date.parse(`${thursday}T00:00:00.000Z`) - first) / dayMs;
  return Math.floor(days / 7) + 1;
}

/** Where an instant lies in a timeline; below 0 or above 100 when it lies beyond. */
export function placeOf(instant: string, { from, to }: Pick<TimelineDays, 'from' | 'to'>): number {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Math.round(((Date.parse(instant) - first) / (last - first)) * 10_000) / 100;
}

/** Where two promotions hold at the same time. */
export function meetingsOf(one: readonly Bar[], other: readonly Bar[]): Bar[] {
  return one.flatMap((bar) =>
    other.flatMap(({ start, end }) => {
      const meeting = { start: Math.max(bar.start, start), end: Math.min(bar.end, end) };
      return meeting.start < meeting.end ? meeting : [];
    }),
  );
}
