import { marketDay } from '@pazar/format/market-day';
import { instantOf, marketTime } from '@pazar/format/market-time';
import { isEndOfDay, lastDay } from '@pazar/format/period-end';

/** A day and a time as they are entered: null while empty, the text while it cannot be read. */
export interface DayAndTime {
  /** `YYYY-MM-DD` */
  readonly day: string | null;
  /** `HH:MM`; `24:00` where something ends with its day. */
  readonly time: string | null;
}

const instant = /^\d{4}-\d{2}-\d{2}T/;

/**
 * Day and time in Skopje at an instant; of an end at midnight the day before. A text that is not an
 * instant is the day.
 */
export function partsOf(value: string | null, isEnd = false): DayAndTime {
  if (value === null || !instant.test(value)) return { day: value, time: null };
  const moment = new Date(value);
  return isEnd && isEndOfDay(value)
    ? { day: lastDay(value), time: '24:00' }
    : { day: marketDay(moment), time: marketTime(moment) };
}

/** The instant of both; null without either, their texts while one is missing or invalid. */
export function valueOf({ day, time }: DayAndTime, isEnd = false): string | null {
  if (day === null && time === null) return null;
  const texts = [day, time].filter((part) => part !== null).join(' ');
  try {
    const at = instantOf(day ?? '', time ?? '');
    // The thirty-first of February would be a day in March.
    return partsOf(at, isEnd && time === '24:00').day === day ? at : texts;
  } catch {
    return texts;
  }
}

/** Whether a value is an instant, and not an unfinished text. */
export const isInstant = (value: string | null): value is string =>
  value !== null && instant.test(value);
