import type { PromotionSummary } from '@pazar/contracts/promotion';
import { dayAfter } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';

/** How many weeks a timeline shows. */
export const timelineWeeks = { week: 1, month: 5 } as const;
export type TimelineSpan = keyof typeof timelineWeeks;

/** The days of a timeline, whole weeks from a Monday on. */
export interface TimelineDays {
  readonly first: string;
  readonly days: readonly string[];
  /** Instants: from the first midnight to the last. */
  readonly from: string;
  readonly to: string;
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -weekday);
}

/** The days that a timeline shows which has a day in its first week. */
export function timelineDays(day: string, span: TimelineSpan): TimelineDays {
  const first = mondayOf(day);
  const count = timelineWeeks[span] * 7;
  const days = Array.from({ length: count }, (_, index) => dayAfter(first, index));
  return {
    first,
    days,
    from: instantOf(first, '00:00'),
    to: instantOf(dayAfter(first, count), '00:00'),
  };
}

/** Where a promotion lies in a timeline, in hundredths of its width; null where it does not. */
export function barOf(
  { startsAt, endsAt }: Pick<PromotionSummary, 'startsAt' | 'endsAt'>,
  { from, to }: Pick<TimelineDays, 'from' | 'to'>,
): { start: number; width: number } | null {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const begins = Math.max(first, startsAt === null ? first : Date.parse(startsAt));
  const ends = Math.min(last, endsAt === null ? last : Date.parse(endsAt));
  if (ends <= begins) return null;
  const share = (length: number) => Math.round((length / (last - first)) * 10_000) / 100;
  return { start: share(begins - first), width: share(ends - begins) };
}
