import { aPage, aPromotion } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { itBehavesLikeAListPage } from '@pazar/testing/it-behaves-like-a-list-page';
import { renderSection } from '@pazar/testing/render-section';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundPromotions, tomato } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

describe('Promotions', () => {
  itBehavesLikeAListPage({
    section,
    at: '/promotion',
    path: '/v1/promotions',
    rows: [
      aPromotion({ name: { en: 'First', mk: 'First' } }),
      aPromotion({ name: { en: 'Second', mk: 'Second' } }),
    ],
    name: 'promotions',
    around: aroundPromotions,
    filter: { label: 'Status', choice: 'Scheduled', param: 'status=SCHEDULED' },
    sort: { head: 'Promotion', name: 'name' },
    words: {
      title: 'Promotions',
      titleMk: 'Промоции',
      many: '1,240 promotions',
      odd: '21 промоција',
      loading: 'Loading promotions…',
      empty: 'No promotions yet',
      failed: 'The promotions could not be loaded',
    },
  });

  it('are filtered by any product, found on the server', async () => {
    const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage([aPromotion()]) });
    renderSection(section, { at: `/promotion?productId=${tomato.id}`, api });
    expect(await screen.findByText(/Product: Tomato/)).toBeVisible();
    const asked = api.calls.filter(({ path }) => path === '/v1/products');
    expect(asked.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ ids: [tomato.id] }),
    );
  });

  it('have beside them what holds next, and are active only while they lower a price', async () => {
    const saturdays = aPromotion({
      name: { en: 'Market Saturday', mk: null },
      effectiveStatus: 'ACTIVE',
      lowersNow: false,
      nextFrom: '2098-11-22T06:00:00.000Z',
    });
    const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage([saturdays]) });
    renderSection(section, { at: '/promotion', api });
    const card = await screen.findByRole('region', { name: 'Next' });
    expect(card).toHaveTextContent('Market Saturday holds from Saturday, 22/11/2098, 07:00.');
    const row = screen.getByRole('row', { name: /Market Saturday/ });
    expect(row).toHaveTextContent(/Waiting$/);
    // Another one may be next in what is not shown.
    cleanup();
    const ofMany = { ...aroundPromotions, '/v1/promotions': aPage([saturdays], { total: 40 }) };
    renderSection(section, { at: '/promotion', api: fakeApi(ofMany) });
    await screen.findByRole('row', { name: /Market Saturday/ });
    expect(screen.queryByRole('region', { name: 'Next' })).not.toBeInTheDocument();
  });
});
