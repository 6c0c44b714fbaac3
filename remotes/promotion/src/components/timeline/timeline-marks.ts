import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { Locale } from '@pazar/contracts/locale';
import { formatDate } from '@pazar/format/date';
import { lastDay } from '@pazar/format/period-end';
import type { Phrase } from '../../model/phrase.ts';
import type { Bar } from '../../model/timeline.ts';

/** Where a promotion meets another one, under the number of the overlap. */
export interface Meeting extends Bar {
  readonly number: number;
}

/** The width of "until 27/11" on a phone, in hundredths of the row. */
const labelWidth = 27;

/** Where the end of a bar is written: in it, or beside one that is too short for it. */
export function labelPlace({ start, end }: Bar): 'inside' | 'after' | 'before' {
  if (end - start >= labelWidth) return 'inside';
  if (100 - end >= labelWidth) return 'after';
  return start >= labelWidth ? 'before' : 'inside';
}

/** Day and month: the weeks above have the year. */
const short = (end: string, locale: Locale) => formatDate(lastDay(end), locale).slice(0, 5);

/** What is written at a bar: until when it holds, or when it ended. */
export function endLabel({ endsAt, endedAt }: PromotionSummary, locale: Locale): Phrase {
  if (endedAt !== null) {
    return { key: 'promotion.timeline.ended', values: { end: short(endedAt, locale) } };
  }
  return endsAt === null
    ? { key: 'promotion.period.always', values: {} }
    : { key: 'promotion.period.until', values: { end: short(endsAt, locale) } };
}

/** Numbers that are nearer than this would lie over each other on a phone, in hundredths of the row. */
const markerWidth = 7;

/** The numbers above a row, once each, and those of one place together. */
export function markersOf(meetings: readonly Meeting[]): { at: number; numbers: number[] }[] {
  const markers: { at: number; numbers: number[] }[] = [];
  const first = meetings.filter(
    ({ number }, index) => meetings.findIndex((other) => other.number === number) === index,
  );
  for (const { start, end, number } of first.toSorted((one, other) => one.start - other.start)) {
    const at = (Math.max(0, start) + Math.min(100, end)) / 2;
    const near = markers.find((marker) => Math.abs(marker.at - at) < markerWidth);
    if (near === undefined) markers.push({ at, numbers: [number] });
    else near.numbers.push(number);
  }
  return markers.map(({ at, numbers }) => ({ at, numbers: numbers.toSorted((a, b) => a - b) }));
}
