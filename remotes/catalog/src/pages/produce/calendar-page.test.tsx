import type { ProduceCalendar } from '@pazar/contracts/produce-calendar';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
            harvests: [],
          },
        ],
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

describe('The season calendar', () => {
  it('says for every crop and month what happens in it', async () => {
    open('/produce/calendar?year=2026');
    const row = await screen.findByRole('row', { name: /Tomato/ });
    expect(row).toHaveTextContent('growing, lots: 2');
    expect(row).toHaveTextContent('harvest expected, lots: 2');
    expect(row).toHaveTextContent('harvested, lots: 2');
    expect(screen.getAllByRole('columnheader')).toHaveLength(13);
  });

  it('opens the lots of a crop', async () => {
    const { user } = open('/produce/calendar?year=2026');
    await user.click(await screen.findByRole('button', { name: 'Tomato' }));
    expect(screen.getByRole('link', { name: '2026-014 · Rozov' })).toHaveAttribute(
      'href',
      `/produce/${lot.id}`,
    );
  });

  it('turns the years in the address', async () => {
    const { user, address } = open('/produce/calendar?year=2026');
    await screen.findByRole('row', { name: /Tomato/ });
    await user.click(screen.getByRole('button', { name: 'Previous year' }));
    expect(address()).toBe('/produce/calendar?year=2025');
    expect(await screen.findByText('Months of 2025 by crop')).toBeInTheDocument();
  });
});
