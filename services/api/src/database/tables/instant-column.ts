import { timestamp } from '../drizzle.ts';

/** A JavaScript date has milliseconds; a finer column would break cursors. */
export function instantColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
