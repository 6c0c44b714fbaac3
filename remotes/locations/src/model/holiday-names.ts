import type { LocalizedText } from '@pazar/contracts/locale';
import type { HolidayName } from '@pazar/format/public-holidays';

/** The note that customers read on a public holiday: in both languages, whichever the agent uses. */
export const holidayNames: Readonly<Record<HolidayName, LocalizedText>> = {
  christmas: { mk: 'Божиќ', en: 'Orthodox Christmas' },
  clement: { mk: 'Св. Климент Охридски', en: 'Saint Clement of Ohrid' },
  cyril: { mk: 'Св. Кирил и Методиј', en: 'Saints Cyril and Methodius' },
  easterMonday: { mk: 'Велигден, втор ден', en: 'Orthodox Easter Monday' },
  ilinden: { mk: 'Ден на Републиката', en: 'Republic Day' },
  independence: { mk: 'Ден на независноста', en: 'Independence Day' },
  labour: { mk: 'Ден на трудот', en: 'Labour Day' },
  newYear: { mk: 'Нова година', en: "New Year's Day" },
  struggle: {
    mk: 'Ден на македонската револуционерна борба',
    en: 'Day of the Revolutionary Struggle',
  },
  uprising: { mk: 'Ден на народното востание', en: 'Day of the Uprising' },
};
