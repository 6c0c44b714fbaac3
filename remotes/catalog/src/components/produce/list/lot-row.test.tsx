import { lotStatusSchema } from '@pazar/contracts/produce';
import { aLot } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { produceApi } from '../../../../test/produce-api.ts';
import { section } from '../../../section.tsx';

async function rowOf(lot: ReturnType<typeof aLot>, locale: 'en' | 'mk' = 'en') {
  renderSection(section, {
    at: '/produce',
    locale,
    api: produceApi([lot]),
  });
  await screen.findByRole('rowheader');
  return (
    [screen.getByRole('rowheader'), ...screen.getAllByRole('cell')]
      // No-break spaces keep numbers and units together; they read as spaces.
      .map((cell) => cell.textContent.replaceAll('\u00A0', ' '))
      // The box that chooses a row has no text.
      .filter((text) => text !== '')
  );
}

describe('A row of the produce list', () => {
  it('names the crop, variety, lot, place, amounts, best before and status', async () => {
    expect(await rowOf(aLot())).toEqual([
      'Tomato2026-014 · Rozov',
      'Пластеник 2',
      '214 kg',
      '60 kg',
      '27/11/2026',
      'Available',
    ]);
  });

  it('is written in Macedonian', async () => {
    expect(await rowOf(aLot({ status: 'LOST' }), 'mk')).toEqual([
      'Домат2026-014 · Rozov',
      'Пластеник 2',
      '214 кг',
      '60 кг',
      '27.11.2026',
      'Пропаднат',
    ]);
  });

  it('shows what is expected of a lot that is still growing', async () => {
    const row = await rowOf(aLot({ status: 'GROWING', harvested: '0.000', remaining: '0.000' }));
    expect(row.slice(2, 4)).toEqual(['300 kg expected', '–']);
  });

  it('leaves open what is not known', async () => {
    const unknown = { variety: null, locationName: null, bestBefore: null, expectedQuantity: null };
    expect(await rowOf(aLot({ ...unknown, status: 'PLANNED' }))).toEqual([
      'Tomato2026-014',
      '–',
      '–',
      '–',
      '–',
      'Planned',
    ]);
  });

  it.each(lotStatusSchema.options)('says its status in words: %s', async (status) => {
    expect((await rowOf(aLot({ status }))).at(-1)).toMatch(/^[A-Z][a-z ]+$/);
  });
});
