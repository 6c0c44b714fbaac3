/** A wall clock reading in Europe/Skopje. `month` counts from 1. */
export interface CalendarTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 24-hour clock; null for a calendar day without a time. */
  readonly clock: { readonly hour: number; readonly minute: number } | null;
}

// All agents trade in one country, so "today" is Skopje's, whatever the device's time zone. Only
// digits are taken from Intl; en-GB is in every browser, mk is not.
const skopje = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Skopje',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;

function readInstant(instant: Date): CalendarTime {
  if (Number.isNaN(instant.getTime())) throw new RangeError('Not an instant');
  const parts = new Map(skopje.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    clock: { hour: read('hour'), minute: read('minute') },
  };
}

/**
 * Calendar day and time in Skopje.
 *
 * @param value an instant, or a calendar day `YYYY-MM-DD`, which no time zone moves
 * @throws RangeError when `value` is neither
 */
export function readCalendar(value: string | Date): CalendarTime {
  if (value instanceof Date) return readInstant(value);
  const [, year, month, day] = calendarDay.exec(value) ?? [];
  if (year === undefined) return readInstant(new Date(value));
  return { year: Number(year), month: Number(month), day: Number(day), clock: null };
}

/** Days from `1970-01-01` to the calendar day: the difference of two is the days between them. */
export function dayNumber({ year, month, day }: CalendarTime): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}
