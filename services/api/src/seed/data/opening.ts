import type { OpeningInterval, WeeklyHours } from '@pazar/contracts/opening-hours';
import type { SeedException } from '../seed-types.ts';

const between = (from: string, to: string): OpeningInterval => ({ from, to });

/** The same hours from Monday to Friday, others on Saturday and Sunday; no day is closed. */
function week(
  weekdays: OpeningInterval[],
  saturday: OpeningInterval[],
  sunday: OpeningInterval[] = [],
): WeeklyHours {
  return {
    monday: weekdays,
    tuesday: weekdays,
    wednesday: weekdays,
    thursday: weekdays,
    friday: weekdays,
    saturday,
    sunday,
  };
}

const afternoon = [between('16:00', '19:00')];
const withBreak = [between('08:00', '13:00'), between('16:30', '20:00')];

export const openingHours = {
  farmGate: week(afternoon, [between('08:00', '13:00')]),
  greenMarket: {
    ...week([between('06:30', '14:00')], [between('06:00', '15:00')], [between('07:00', '12:00')]),
    // The stalls are washed.
    monday: [],
  },
  shop: week(withBreak, [between('08:00', '15:00')]),
  pickupPoint: {
    ...week([], [between('09:00', '11:00')]),
    wednesday: [between('17:00', '19:00')],
  },
  harvestTime: week([between('09:00', '17:00')], [between('09:00', '17:00')]),
};

const closed = (on: string, mk: string, en: string): SeedException => ({
  on,
  hours: [],
  note: { mk, en },
});

/** Public holidays with a fixed date, when nobody sells. */
export const holidays: SeedException[] = [
  closed('01-01', 'Нова година', "New Year's Day"),
  closed('01-07', 'Божиќ', 'Orthodox Christmas'),
  closed('05-01', 'Ден на трудот', 'Labour Day'),
  closed('05-24', 'Св. Кирил и Методиј', 'Saints Cyril and Methodius'),
  closed('08-02', 'Илинден', 'Republic Day'),
  closed('09-08', 'Ден на независноста', 'Independence Day'),
  closed('10-11', 'Ден на народното востание', 'Day of the Uprising'),
  closed('10-23', 'Ден на македонската револуционерна борба', 'Day of the Revolutionary Struggle'),
  closed('12-08', 'Св. Климент Охридски', 'Saint Clement of Ohrid'),
];

/** A green market is closed on the greatest holidays alone, and opens for less before them. */
export const greenMarketHolidays: SeedException[] = [
  closed('01-01', 'Нова година', "New Year's Day"),
  closed('01-07', 'Божиќ', 'Orthodox Christmas'),
  {
    on: '12-31',
    hours: [between('06:30', '11:00')],
    note: { mk: 'Стара година', en: "New Year's Eve" },
  },
  { on: '01-06', hours: [between('06:30', '13:00')], note: { mk: 'Бадник', en: 'Christmas Eve' } },
];
