import type { WeeklyWindow } from '@pazar/contracts/promotion';
import { marketZone } from './market-day.ts';

// English weekdays and a 24-hour clock, whatever the server's locale.
const marketTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: marketZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Whether an instant is in a weekly window on the market's clock; without a window it always is.
 */
export function isWithin(window: WeeklyWindow | null, instant: Date): boolean {
  if (window === null) return true;
  const parts = new Map(marketTime.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = weekdays.indexOf(parts.get('weekday') ?? '') + 1;
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return window.days.includes(day) && time >= window.from && time < window.to;
}
