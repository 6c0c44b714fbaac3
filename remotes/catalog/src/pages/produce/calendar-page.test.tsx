import { describeImage } from '@pazar/contracts/image';
import type { ProduceCalendar } from '@pazar/contracts/produce-calendar';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLotDetail, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const lot = aLotDetail();

/** A year in which tomatoes grow in May, are due in June and were picked in July. */
function aYear(year: number): ProduceCalendar {
  const counts = { 5: 'growing', 6: 'expected', 7: 'harvested' } as const;
  const months = Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const none = { month, growing: 0, expected: 0, harvested: 0 };
    const state = Object.entries(counts).find(([key]) => Number(key) === month)?.[1];
    return state === undefined ? none : { ...none, [state]: 2 };
  });
  const { id, lotNumber, variety, status, unit, plantedOn, expectedFrom, expectedTo } = lot;
  const { bestBefore, expectedQuantity, harvested, remaining } = lot;
  return {
    year,
    crops: [
      {
        cropId: 'tomato',
        cropName: lot.cropName,
        months,
        lots: [
          {
            id,
            lotNumber,
            variety,
            status,
            unit,
            plantedOn,
            expectedFrom,
            expectedTo,
            bestBefore,
            expectedQuantity,
            harvested,
            remaining,
            harvests: [{ month: 7, quantity: '214.000' }],
          },
        ],
      },
      {
        cropId: 'fig',
        cropName: { mk: 'Смоква', en: 'Fig' },
        months: months.map(({ month }) => ({ month, growing: 0, expected: 0, harvested: 0 })),
        lots: [],
      },
    ],
  };
}

function open(at: string) {
  const api = produceApi([lot], {
    '/v1/produce/calendar': ({ year }) => aYear(Number(year)),
  });
  return renderSection(section, { at, api });
}

afterEach(() => {
  vi.useRealTimers();
});

describe('The season calendar', () => {
  it('says for every crop and month what happens in it', async () => {
    vi.setSystemTime('2026-06-14T10:00:00Z');
    open('/produce/calendar?year=2026');
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent('growing, lots: 2');
    expect(row).toHaveTextContent('harvest expected, lots: 2');
    expect(row).toHaveTextContent(/harvested, lots: 2, 214\skg/);
    expect(screen.getAllByRole('columnheader')).toHaveLength(13);
  });

  it('says of a harvest that did not come that it was expected', async () => {
    vi.setSystemTime('2026-08-14T10:00:00Z');
    open('/produce/calendar?year=2026');
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent('harvest was expected, lots: 2');
  });

  it('marks the month of today, and no month of another year', async () => {
    vi.setSystemTime('2026-07-14T10:00:00Z');
    const { user } = open('/produce/calendar?year=2026');
    await screen.findByRole('row', { name: /Tomato/ });
    expect(screen.getByRole('columnheader', { current: 'date' })).toHaveTextContent('July');
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    await screen.findByText('Months of 2025 by crop');
    expect(screen.queryByRole('columnheader', { current: 'date' })).not.toBeInTheDocument();
  });

  it('says how much is still to be picked, once, where it is awaited first', async () => {
    vi.setSystemTime('2026-06-14T10:00:00Z');
    const year = aYear(2026);
    const [tomato] = year.crops;
    const plan = { expectedFrom: '2026-05-20', expectedTo: '2026-08-10' };
    const lots = (tomato?.lots ?? []).map((one) => ({
      ...one,
      ...plan,
      expectedQuantity: '300.000',
      harvested: '214.000',
    }));
    const crops = [{ ...aYear(2026).crops[0], lots }];
    const api = produceApi([lot], { '/v1/produce/calendar': { ...year, crops } });
    renderSection(section, { at: '/produce/calendar?year=2026', api });
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent(/harvest expected, lots: 2, 86\skg/);
    expect(row.textContent.match(/86\skg/g)).toHaveLength(1 + 1);
  });

  it('names the crops without dates below, not in empty rows', async () => {
    open('/produce/calendar?year=2026');
    expect(await screen.findByText('Without dates: Fig')).toBeVisible();
    expect(screen.queryByRole('row', { name: /Fig/ })).not.toBeInTheDocument();
  });

  it('opens the lots of a crop', async () => {
    const { user } = open('/produce/calendar?year=2026');
    await user.click(await screen.findByRole('button', { name: 'Tomato' }));
    expect(screen.getByRole('link', { name: '2026-014 · Rozov' })).toHaveAttribute(
      'href',
      `/produce/${lot.id}`,
    );
  });

  it('shows a picture before the name of a crop, else its letter, and neither is read', async () => {
    const cover = { ...describeImage({ id: lot.id, width: 800, height: 600 }), alt: null };
    const year = aYear(2026);
    const [tomato] = year.crops;
    const bare = { ...tomato, cropId: 'leek', cropName: { mk: 'Праз', en: 'Leek' }, cover: null };
    // An older answer has no cover.
    const old = { ...tomato, cropId: 'rice', cropName: { mk: 'Ориз', en: 'Rice' } };
    const crops = [{ ...tomato, cover }, bare, old];
    const api = produceApi([lot], { '/v1/produce/calendar': { ...year, crops } });
    renderSection(section, { at: '/produce/calendar?year=2026', api });
    const pictured = await screen.findByRole('button', { name: 'Tomato' });
    expect(pictured.querySelector('img')).toHaveAttribute('alt', '');
    for (const [name, letter] of Object.entries({ Leek: 'L', Rice: 'R' })) {
      const button = screen.getByRole('button', { name });
      expect(button.querySelector('[data-letter]')).toHaveAttribute('data-letter', letter);
      expect(button.querySelector('img')).toBeNull();
    }
  });

  it('turns the years in the address', async () => {
    const { user, address } = open('/produce/calendar?year=2026');
    await screen.findByRole('row', { name: /Tomato/ });
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(address()).toBe('/produce/calendar?year=2025');
    expect(await screen.findByText('Months of 2025 by crop')).toBeInTheDocument();
  });
});
