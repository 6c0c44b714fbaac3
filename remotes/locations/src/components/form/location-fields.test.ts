import type { WeeklyHours } from '@pazar/contracts/opening-hours';
import { imageNumbers } from '@pazar/section/image-texts';
import { useTranslation } from 'react-i18next';
import { promiseTexts } from '@pazar/testing/promise-texts';
import { locationFields } from './location-fields.ts';

const [stall, field] = ['stall', 'field'];
const alts = { [stall]: { mk: 'Тезгата', en: 'The stall' } };

function useLocationTexts() {
  const { t } = useTranslation('locations');
  const { t: shell } = useTranslation('shell');
  const locale = 'en';
  const images = { t: shell, locale, alts, numberOf: imageNumbers([stall, field]) } as const;
  return locationFields.describe((name, member) => `${name} ${member ?? ''}`, {
    t,
    locale,
    images,
  });
}

const morning = [{ from: '08:00', to: '12:00' }];
const evening = [{ from: '16:00', to: '20:00' }];
const weekOf = (sunday: WeeklyHours['sunday']): WeeklyHours => ({
  monday: morning,
  tuesday: morning,
  wednesday: [],
  thursday: morning,
  friday: morning,
  saturday: morning,
  sunday,
});
const exception = { date: '2026-12-24', intervals: morning, note: null, noteIn: null };

promiseTexts({
  useFields: useLocationTexts,
  values: {
    name: ['Farm', 'Stall'],
    type: ['FARM', 'MARKET_STALL'],
    'address.line1': ['Main 1', 'Main 2'],
    'address.settlement': ['Kavadarci', 'Negotino'],
    'address.settlementIn': [
      { mk: 'Кавадарци', en: null },
      { mk: 'Кавадарци', en: 'Kavadarci' },
    ],
    'address.municipalityCode': ['MK001', 'MK002'],
    'address.postalCode': ['1430', '1440'],
    'address.country': ['MK', 'RS'],
    lat: [41.4331, 41.4332],
    lng: [22.0111, 22.0112],
    geocodeSource: ['PLACE', 'PIN', 'MANUAL', 'ADDRESS'],
    placeId: ['a', 'b'],
    publicPrecision: ['EXACT', 'APPROX', 'HIDDEN'],
    openingHours: [weekOf([]), weekOf(morning), weekOf(evening)],
    pickupHours: [
      { type: 'NONE' },
      { type: 'OPENING_HOURS' },
      { type: 'WEEK', week: weekOf([]) },
      { type: 'WEEK', week: weekOf(evening) },
    ],
    byAppointment: [true, false],
    exceptions: [
      [],
      [exception],
      [{ ...exception, date: '2026-12-25' }],
      [{ ...exception, intervals: [] }],
      [{ ...exception, intervals: evening }],
      [{ ...exception, note: 'Feast' }],
      [{ ...exception, noteIn: { mk: 'Слава', en: null } }],
      [{ ...exception, noteIn: { mk: 'Слава', en: 'Patron saint' } }],
      // As the form holds it while the day is typed.
      [{ ...exception, date: '' }],
      [{ ...exception, date: 'soon' }],
    ],
    season: [
      { from: '04-01', to: '10-31' },
      { from: '04-02', to: '10-31' },
      { from: '04-01', to: '10-30' },
    ],
    serviceArea: [
      { type: 'NONE' },
      { type: 'RADIUS', radiusKm: 20 },
      { type: 'RADIUS', radiusKm: 21 },
      { type: 'RADIUS', radiusKm: 20, except: ['MK001'] },
      { type: 'RADIUS', radiusKm: 20, except: ['MK002'] },
      { type: 'MUNICIPALITIES', codes: ['MK001'] },
      { type: 'MUNICIPALITIES', codes: ['MK002'] },
      { type: 'BOTH', radiusKm: 20, codes: ['MK001'] },
      { type: 'BOTH', radiusKm: 21, codes: ['MK001'] },
      { type: 'BOTH', radiusKm: 20, codes: ['MK002'] },
    ],
    phone: ['+38970111222', '+38970111223'],
    email: ['a@example.mk', 'b@example.mk'],
    website: ['https://a.mk', 'https://b.mk'],
    imageIds: [[], [stall], [field], [stall, field], [field, stall], ['new'], ['newer']],
    imageAlts: [
      {},
      alts,
      { [field]: alts[stall] },
      { [stall]: { mk: 'Тезгата', en: null } },
      { [stall]: { mk: 'Тезгата', en: 'Our stall' } },
    ],
    notes: ['One', 'Two'],
    notesIn: [
      { mk: 'Еден', en: null },
      { mk: 'Еден', en: 'One' },
    ],
  },
});
