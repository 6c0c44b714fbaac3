import type { HolidayName } from '@pazar/format/public-holidays';

/** The note that customers read on a public holiday: in both languages, whichever the agent uses. */
export const holidayNames: Readonly<Record<HolidayName, string>> = {
  christmas: 'Божиќ / Orthodox Christmas',
  clement: 'Св. Климент Охридски / Saint Clement of Ohrid',
  cyril: 'Св. Кирил и Методиј / Saints Cyril and Methodius',
  easterMonday: 'Велигден, втор ден / Orthodox Easter Monday',
  ilinden: 'Ден на Републиката / Republic Day',
  independence: 'Ден на независноста / Independence Day',
  labour: 'Ден на трудот / Labour Day',
  newYear: "Нова година / New Year's Day",
  struggle: 'Ден на македонската револуционерна борба / Day of the Revolutionary Struggle',
  uprising: 'Ден на народното востание / Day of the Uprising',
};
