import { noTexts } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import { weekdays, type WeeklyHours } from '@pazar/contracts/opening-hours';
import { aLocation, aPage } from '@pazar/testing/builders';
import type { FakeAnswer } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';

/** Every day the same, from eight to four unless the test says otherwise. */
export function aWeek(from = '08:00', to = '16:00'): WeeklyHours {
  const days = weekdays.map((day) => [day, [{ from, to }]] as const);
  // Each day is there.
  return Object.fromEntries(days) as unknown as WeeklyHours;
}

/** A farm in Bosilovo that is open every day and delivers nowhere. */
export function aLocationDetail(over: Partial<LocationDetail> = {}): LocationDetail {
  const summary = aLocation({ name: 'Farm Kukliš' });
  return {
    ...summary,
    address: { ...summary.address, municipalityCode: 'MK-402' },
    geocodeSource: 'PIN',
    placeId: null,
    ...noTexts(locationTexts),
    openingHours: aWeek(),
    byAppointment: false,
    exceptions: [],
    serviceArea: { type: 'NONE' },
    season: null,
    pickupHours: { type: 'NONE' },
    imageIds: [],
    imageAlts: {},
    notes: null,
    notesIn: null,
    publicPosition: null,
    createdAt: '2026-03-14T09:00:00.000Z',
    ...over,
  };
}

const noUses = { items: [], counts: { lot: 0, product: 0, promotion: 0 }, soldThisWeek: [] };

/** What the pages of a location read. */
export function aroundLocation(location: LocationDetail): Record<string, FakeAnswer> {
  return {
    ...listAnswers,
    '/v1/reference/municipalities': {
      items: [
        { code: 'MK-402', name: { mk: 'Босилово', en: 'Bosilovo' } },
        { code: 'MK-410', name: { mk: 'Струмица', en: 'Strumica' } },
      ],
    },
    '/v1/locations': aPage([location]),
    [`/v1/locations/${location.id}`]: location,
    [`/v1/locations/${location.id}/uses`]: noUses,
    [`/v1/locations/${location.id}/history`]: aPage([]),
  };
}
