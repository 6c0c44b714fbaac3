import { timestamp } from '../drizzle.ts';

/** Milliseconds are all that a JavaScript date keeps; a finer column would break cursors. */
export function instantColumn(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
