import type { MovementTrace } from '@pazar/contracts/movement-trace';
import { fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLotDetail, aMovement, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const lot = aLotDetail();
const sale = aMovement(lot);
const path = `/v1/movements/${sale.id}/trace`;
const at = `/produce/trace/${sale.id}`;
const trace: MovementTrace = {
  movement: sale,
  booking: [sale],
  sources: [
    {
      lot: {
        ...lot,
        location: {
          id: '00000000-0000-4000-8000-0000000000cc',
          type: 'GREENHOUSE',
          name: 'Greenhouse 2',
          settlement: 'Струмица',
          settlementIn: { mk: 'Струмица', en: 'Strumica' },
        },
        harvests: [{ occurredAt: '2026-11-19T08:00:00.000Z', quantity: '20.000' }],
      },
      quantity: '20.000',
      unit: 'KG',
    },
  ],
};

describe('The trace of a movement', () => {
  it('names the lot, its field and the days that can be in it', async () => {
    renderSection(section, { at, api: produceApi([lot], { [path]: trace }) });
    expect(await screen.findByRole('link', { name: lot.lotNumber })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Greenhouse 2' })).toHaveAttribute(
      'href',
      '/location/00000000-0000-4000-8000-0000000000cc',
    );
    expect(screen.getByText(/^19\/11\/2026/)).toBeVisible();
    // The form has a day alone: the time at which it was sent says nothing.
    expect(screen.getByText('20/11/2026')).toBeVisible();
  });

  it.each([
    {
      state: { reversedById: sale.id },
      texts: [/^This entry was reversed/, 'Sale · reversed', 'Taken from this lot'],
    },
    {
      state: { reversesId: sale.id },
      texts: [/^This entry reverses/, 'Sale · reversal', 'Returned to this lot'],
    },
  ])('says that a movement does not count: $state', async ({ state, texts }) => {
    const movement = { ...sale, ...state };
    renderSection(section, { at, api: produceApi([lot], { [path]: { ...trace, movement } }) });
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps what is there when a refresh fails, and says so', async () => {
    const answers: unknown[] = [trace];
    const api = produceApi([lot], {
      [path]: () => {
        const answer = answers.shift();
        if (answer === undefined) throw fakeFailure(503);
        return answer;
      },
    });
    const { refresh } = renderSection(section, { at, api });
    await screen.findByRole('link', { name: 'Greenhouse 2' });
    await refresh();
    expect(await screen.findByText(/^Could not refresh/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Greenhouse 2' })).toBeVisible();
  });

  it('is not found for a movement that nobody made', async () => {
    const api = produceApi([lot]);
    api.failNext(path, 404, 'not-found');
    renderSection(section, { at, api });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
