import { locationTypeSchema, publicPrecisionSchema } from '@pazar/contracts/location';
import { aLocation, aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../section.tsx';

async function rowOf(location: ReturnType<typeof aLocation>, locale: 'en' | 'mk' = 'en') {
  renderSection(section, {
    at: '/location',
    locale,
    api: fakeApi({
      ...listAnswers,
      '/v1/reference/municipalities': { items: [] },
      '/v1/locations': aPage([location]),
    }),
  });
  await screen.findByRole('rowheader');
  // The first cell chooses the row.
  const [, ...cells] = screen.getAllByRole('cell');
  return [screen.getByRole('rowheader'), ...cells].map((cell) => cell.textContent.trim());
}

describe('A row of the location list', () => {
  it('names the number on the map, the location, its type, settlement, precision and status', async () => {
    expect(await rowOf(aLocation())).toEqual([
      '1Стопанство Митревиул. Гоце Делчев 12 Farm · 2431 Босилово',
      '',
      'Farm',
      '2431 Босилово',
      'Approximate position',
      'Active',
    ]);
  });

  it('agrees in Macedonian with the gender of a location', async () => {
    const row = await rowOf(aLocation({ status: 'ARCHIVED', isPrimary: true }), 'mk');
    expect(row[0]).toContain('Главна');
    expect(row[5]).toBe('Архивирана');
  });

  it('marks the primary location only', async () => {
    const [head] = await rowOf(aLocation({ isPrimary: true }));
    expect(head).toContain('Primary · ул. Гоце Делчев 12');
    cleanup();
    expect((await rowOf(aLocation()))[0]).not.toContain('Primary');
  });

  it('shows the warnings of the location', async () => {
    const row = await rowOf(aLocation({ warnings: ['far_from_address', 'no_hours'] }));
    expect(row[0]).toContain('Pin far from the address');
    expect(row[0]).toContain('No opening hours');
  });

  it('leaves out an address line and a postal code that are not known', async () => {
    const address = { ...aLocation().address, line1: null, postalCode: null };
    const row = await rowOf(aLocation({ address }));
    expect(row[0]).toBe('1Стопанство Митреви Farm · Босилово');
    expect(row[3]).toBe('Босилово');
  });

  it.each(locationTypeSchema.options)('says its type in words: %s', async (type) => {
    expect((await rowOf(aLocation({ type })))[2]).toMatch(/^[A-Z][a-z ]+$/);
  });

  it.each(publicPrecisionSchema.options)('says how customers see it: %s', async (precision) => {
    const row = await rowOf(aLocation({ publicPrecision: precision }));
    expect(row[4]).toMatch(/^[A-Z][a-z]+ position$/);
  });
});
