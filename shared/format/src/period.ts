import { readCalendar } from './calendar.ts';
import { dayAfter } from './market-day.ts';

/** Periods that move on with the calendar. `year` and `month` end today. */
export const periodPresets = [
  'month',
  'last-month',
  '7-days',
  '30-days',
  '90-days',
  'year',
] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Calendar days `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** A chosen period: one of the presets, or custom days. */
export type Period = PeriodPreset | DayRange;

/**
 * The days of a period.
 *
 * @param today `YYYY-MM-DD`
 */
export function periodDays(period: Period, today: string): DayRange {
  if (typeof period !== 'string') return period;
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (period) {
    case 'month':
      return { from: monthStart, to: today };
    case 'last-month': {
      const to = dayAfter(monthStart, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    default:
      return { from: dayAfter(today, 1 - Number.parseInt(period, 10)), to: today };
  }
}

/** A period as one parameter of a URL: `30-days`, `2026-01-01..2026-03-31`. */
export function writePeriod(period: Period): string {
  return typeof period === 'string' ? period : `${period.from}..${period.to}`;
}

/**
 * Parses the output of `writePeriod`; null for anything else, such as days that end before they
 * start.
 */
export function readPeriod(text: string): Period | null {
  const preset = periodPresets.find((name) => name === text);
  if (preset !== undefined) return preset;
  const [, from = '', to = ''] = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

function isDay(text: string): boolean {
  if (text === '') return false;
  const { year, month, day } = readCalendar(text);
  const moment = new Date(Date.UTC(year, month - 1, day));
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
