import type { WeeklyWindow } from '@pazar/contracts/promotion';
import { holdingSpans } from '@pazar/format/weekly-spans';

/**
 * Whether an instant is in a weekly window on the market's clock; without a window it always is.
 */
export function isWithin(window: WeeklyWindow | null, instant: Date): boolean {
  const moment = { from: instant, to: new Date(instant.getTime() + 1) };
  return holdingSpans({ startsAt: null, endsAt: null, weekly: window }, moment).length > 0;
}
