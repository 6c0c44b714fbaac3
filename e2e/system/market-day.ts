const dayMs = 24 * 60 * 60 * 1000;
const inSkopje = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Skopje' });

/** The calendar day in Skopje that many days from today: `2026-11-24`. Between 22:00 and 24:00 UTC it is not UTC's. */
export function marketDay(daysFromToday: number): string {
  const today = Date.parse(inSkopje.format(new Date()));
  return new Date(today + daysFromToday * dayMs).toISOString().slice(0, 10);
}
