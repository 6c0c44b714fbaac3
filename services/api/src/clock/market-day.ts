/** Days start and end in the market's time zone, not the server's. */
export const marketZone = 'Europe/Skopje';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: marketZone, dateStyle: 'short' });

/** The calendar day in the market at an instant, `2026-11-21`. */
export function marketDay(instant: Date): string {
  return withLongYear(isoDay.format(instant));
}

/** Swedish writes the years before 1000 without their zeros. */
const withLongYear = (date: string) => date.replace(/^\d+/, (year) => year.padStart(4, '0'));

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: marketZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The instant at which a calendar day starts in the market. Clocks change later in the night. */
export function marketMidnight(day: string): Date {
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const shown = new Date(`${withLongYear(wallClock.format(utcMidnight)).replace(' ', 'T')}Z`);
  return new Date(2 * utcMidnight.getTime() - shown.getTime());
}
