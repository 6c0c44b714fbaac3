import {
  openingLimits,
  type OpeningInterval,
  type Weekday,
  weekdays,
  type WeeklyHours,
} from '@pazar/contracts/opening-hours';

/** What a first and a second interval of a day start with. */
const [usual, afternoon] = [
  { from: '08:00', to: '16:00' },
  { from: '17:00', to: '20:00' },
] as const;

/** The week that an agent starts from: Monday to Saturday, as most shops keep it. */
export function usualWeek(): WeeklyHours {
  return copyHours(closedWeek(), [usual], weekdays.slice(0, -1));
}

function closedWeek(): WeeklyHours {
  const days: WeeklyHours = {
    monday: [],
    tuesday: [],
    wednesday: [],
    thursday: [],
    friday: [],
    saturday: [],
    sunday: [],
  };
  return days;
}

/** The week with the same hours on some of its days. */
export function copyHours(
  week: WeeklyHours,
  hours: readonly OpeningInterval[],
  days: readonly Weekday[],
): WeeklyHours {
  const copies = days.map((day) => [day, hours.map((one) => ({ ...one }))] as const);
  return { ...week, ...Object.fromEntries(copies) };
}

/** Hours of a day that opens: those of the open day before it, else the usual ones. */
export function openedDay(week: WeeklyHours, day: Weekday): OpeningInterval[] {
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((one) => week[one].length > 0);
  return (before === undefined ? [usual] : week[before]).map((one) => ({ ...one }));
}

/** A day with one interval more, after those that it has; null when it has all it may have. */
export function addInterval(hours: readonly OpeningInterval[]): OpeningInterval[] | null {
  const last = hours.at(-1);
  if (hours.length >= openingLimits.intervals) return null;
  if (last === undefined) return [{ ...usual }];
  const fits = last.from < last.to && last.to <= afternoon.from;
  return [...hours, fits ? { ...afternoon } : { from: '', to: '' }];
}
