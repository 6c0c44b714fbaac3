/** Days begin and end where the market is, whatever the server's zone. */
export const marketZone = 'Europe/Skopje';

// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: marketZone, dateStyle: 'short' });

/** The calendar day in the market at an instant, `2026-11-21`. */
export function marketDay(instant: Date): string {
  return isoDay.format(instant);
}
