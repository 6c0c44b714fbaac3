import type { OpeningInterval } from '@pazar/contracts/opening-hours';

/** The hours of a day: `08:00–12:00, 16:00–20:00`; empty for none. */
export function intervalText(intervals: readonly OpeningInterval[]): string {
  return intervals.map(({ from, to }) => `${from}–${to}`).join(', ');
}
