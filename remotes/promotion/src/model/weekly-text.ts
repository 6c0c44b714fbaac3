import type { Locale } from '@pazar/contracts/locale';
import type { WeeklyWindow } from '@pazar/contracts/promotion';
import { dayNames } from '@pazar/format/calendar-names';

/** The hours of the week in which a promotion holds, in short: "Tue, Sat 07:00–12:00". */
export function weeklyText({ days, from, to }: WeeklyWindow, locale: Locale): string {
  const names = dayNames(locale, 'short');
  return `${days.map((day) => names[day - 1] ?? '').join(', ')} ${from}–${to}`;
}
