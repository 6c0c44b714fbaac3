import { dayAfter } from './market-day.ts';
import { twoDigits } from './two-digits.ts';

/** Each holiday's key; the texts of a section name it. */
export type HolidayName = keyof typeof fixed | 'easterMonday';

/** Those that everybody has on the same date each year, by the Law on the Holidays of the Republic. */
const fixed = {
  newYear: '01-01',
  christmas: '01-07',
  labour: '05-01',
  cyril: '05-24',
  ilinden: '08-02',
  independence: '09-08',
  uprising: '10-11',
  struggle: '10-23',
  clement: '12-08',
} as const;
// The keys are those of the object above.
const fixedNames = Object.keys(fixed) as (keyof typeof fixed)[];

/** A day on which everybody is off. */
export interface Holiday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: HolidayName;
}

/** The public holidays of the year from a day on, `YYYY-MM-DD`, but Ramadan Bajram, in their order. */
export function holidaysFrom(day: string): Holiday[] {
  const year = Number(day.slice(0, 'YYYY'.length));
  const end = `${year + 1}${day.slice('YYYY'.length)}`;
  return [year, year + 1]
    .flatMap((each) => [
      ...fixedNames.map((name): Holiday => ({ date: `${each}-${fixed[name]}`, name })),
      { date: easterMonday(each), name: 'easterMonday' as const },
    ])
    .filter(({ date }) => day <= date && date < end)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

/** Days between the calendars until 2099, for Easter by the Julian one (Meeus, Astronomical Algorithms, chapter 8). */
const calendarGap = 13;

function easterMonday(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + weekday + 114;
  const julian = [Math.floor(sum / 31), (sum % 31) + 1].map(twoDigits);
  return dayAfter(`${year}-${julian.join('-')}`, calendarGap + 1);
}
