import { addDays, countDays } from '../clock/calendar-days.ts';
import type { Period } from '../stock/kept-entries.ts';

/**
 * The period to compare with. A month or its start is compared with the same days of the month
 * before, a year or its start with those of the year before, any other period with as many days
 * just before it.
 */
export function periodBefore({ from, to }: Period): Period {
  if (from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01')) return monthBefore(to);
  if (from.slice(0, 4) === to.slice(0, 4) && from.endsWith('-01-01')) return yearBefore(to);
  const days = countDays(from, to);
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

function monthBefore(to: string): Period {
  const lastDay = addDays(`${to.slice(0, 7)}-01`, -1);
  const sameDay = `${lastDay.slice(0, 8)}${to.slice(8)}`;
  // A whole month is compared with a whole month, and the month before may be shorter.
  const isWhole = addDays(to, 1).endsWith('-01');
  return {
    from: `${lastDay.slice(0, 7)}-01`,
    to: isWhole || sameDay > lastDay ? lastDay : sameDay,
  };
}

function yearBefore(to: string): Period {
  const year = String(Number(to.slice(0, 4)) - 1);
  const monthAndDay = to.slice(4);
  return {
    from: `${year}-01-01`,
    to: `${year}${monthAndDay === '-02-29' ? '-02-28' : monthAndDay}`,
  };
}
