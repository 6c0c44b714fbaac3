import { describe, expect, it } from 'vitest';
import { takePlace } from './take-place.ts';

/** What a place that was found by its name writes into the form. */
function writtenOf(settlement: string, municipalityCode: string | null) {
  const written = new Map<string, unknown>();
  takePlace(
    { set: (name, value) => void written.set(name, value) },
    {
      name: 'Зелен пазар',
      address: { line1: null, settlement, postalCode: null, municipalityCode },
      position: { lat: 41.4379, lng: 22.6411 },
      placeId: 'a-place',
      phone: null,
      website: null,
      openingHours: null,
    },
  );
  return written;
}

describe('A place that was found by its name', () => {
  it.each([
    ['Strumica', 'MK-410', { mk: 'Струмица', en: 'Strumica' }],
    ['Скопје', 'MK-814', { mk: 'Скопје', en: 'Skopje' }],
    ['Облешево', 'MK-210', { mk: 'Облешево', en: 'Obleševo' }],
    ['Kukliš', 'MK-410', { mk: null, en: 'Kukliš' }],
    ['Куклиш', 'MK-410', { mk: 'Куклиш', en: null }],
    ['Куклиш', null, { mk: 'Куклиш', en: null }],
  ])('writes its settlement in every language that is known: %s, %s', (name, code, texts) => {
    expect(writtenOf(name, code).get('address.settlementIn')).toEqual(texts);
  });

  it('keeps the place of the pin, and what was not found as it is', () => {
    const written = writtenOf('Strumica', 'MK-410');
    expect(written.get('placeId')).toBe('a-place');
    expect(written.get('geocodeSource')).toBe('PLACE');
    expect([...written.keys()]).not.toContain('phone');
  });
});
