/** Days start and end in the market's time zone, not the server's. */
export const marketZone = 'Europe/Skopje';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: marketZone, dateStyle: 'short' });

/** The calendar day in the market at an instant, `2026-11-21`. */
export function marketDay(instant: Date): string {
  return isoDay.format(instant);
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: marketZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The instant at which a calendar day starts in the market. Clocks change later in the night. */
export function marketMidnight(day: string): Date {
  const utcMidnight = new Date(`${day}T00:00:00Z`);
  const shown = new Date(`${wallClock.format(utcMidnight).replace(' ', 'T')}Z`);
  return new Date(2 * utcMidnight.getTime() - shown.getTime());
}
