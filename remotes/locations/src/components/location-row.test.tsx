import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import type { LocationRow } from '@pazar/contracts/location-row';
import { aLocation, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aWeek } from '../../test/location-api.ts';
import { section } from '../section.tsx';

const noUses = { items: [], counts: { lot: 0, product: 0, promotion: 0 }, soldThisWeek: [] };

async function rowOf(
  location: ReturnType<typeof aLocation> & Partial<LocationRow>,
  locale: 'en' | 'mk' = 'en',
) {
  renderSection(section, {
    at: '/location',
    locale,
    api: fakeApi({
      ...listAnswers,
      '/v1/reference/municipalities': {
        items: [
          { code: aLocation().address.municipalityCode, name: { mk: 'Гостивар', en: 'Gostivar' } },
        ],
      },
      '/v1/locations': aPage([location]),
      // The card beside the list shows the primary location.
      [`/v1/locations/${location.id}/uses`]: noUses,
    }),
  });
  await screen.findByRole('rowheader');
  // The first cell chooses the row.
  const [, ...cells] = screen.getAllByRole('cell');
  return [screen.getByRole('rowheader'), ...cells].map((cell) => cell.textContent.trim());
}

describe('A row of the location list', () => {
  it('names the number on the map, the location, its type, settlement, hours and precision', async () => {
    expect(await rowOf(aLocation())).toEqual([
      '1Стопанство МитревиFarm · Босилово, Gostivar Farm · Босилово, Gostivar',
      'Gostivar',
      'No visits',
      'About 1\u{a0}km',
      '',
    ]);
  });

  it('never says that an archived location is open, whatever its hours are', async () => {
    const hours = { openingHours: aWeek('00:00', '24:00') };
    expect((await rowOf({ ...aLocation(), ...hours }))[2]).toBe('Always open');
    cleanup();
    expect((await rowOf({ ...aLocation({ status: 'ARCHIVED' }), ...hours }))[2]).toBe('Archived');
  });

  it('asks for the hours of a place that customers come to', async () => {
    expect((await rowOf(aLocation({ type: 'STORE' })))[2]).toBe('Hours not known');
    cleanup();
    const visits = { ...aLocation({ type: 'STORE' }), byAppointment: true };
    expect((await rowOf(visits))[2]).toBe('By appointment');
  });

  it('marks the primary location only', async () => {
    const [head] = await rowOf(aLocation({ isPrimary: true }));
    expect(head).toContain('Farm · Босилово, Gostivar · Primary');
    cleanup();
    expect((await rowOf(aLocation()))[0]).not.toContain('Primary');
  });

  it('agrees in Macedonian with the gender of a location', async () => {
    const [head] = await rowOf(aLocation({ isPrimary: true }), 'mk');
    expect(head).toContain('Главна');
  });

  it('shows the warnings of the location in place of what customers see', async () => {
    const row = await rowOf(aLocation({ warnings: ['far_from_address', 'no_hours'] }));
    expect(row[3]).toBe('Pin far from the address · No opening hours');
  });

  it.each(locationTypeSchema.options)('says its type in words: %s', async (type) => {
    expect((await rowOf(aLocation({ type })))[0]).toMatch(/[A-Z][a-z ]+ · Босилово/);
  });

  it.each(publicPrecisionSchema.options)('says how customers see it: %s', async (precision) => {
    const row = await rowOf(aLocation({ publicPrecision: precision }));
    expect(row[3]).toMatch(/^(Exact|About 1\skm|Hidden)$/);
  });
});
