import { marketDay } from '@pazar/format/market-day';
import { anId, aSession } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi, selling } from '../../test/dashboard-api.ts';
import { section } from '../section.tsx';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const lot = {
  id: '00000000-0000-4000-8000-000000000071',
  lotNumber: '2026-017',
  cropId: 'tomato',
  cropName: { mk: 'Домат', en: 'Tomato' },
  variety: 'Rozov',
  unit: 'KG',
} as const;

describe('Beside and above the dashboard', () => {
  it('is what was sold and came in lately, what promotions do, and what is planned', async () => {
    const today = marketDay(new Date());
    const at8 = `${today}T07:10:00.000Z`;
    const sales = {
      channel: 'MARKET',
      sales: 9,
      from: at8,
      to: `${today}T11:40:00.000Z`,
      amounts: [{ currency: 'MKD', amountMinor: 646_000 }],
      quantities: [{ unit: 'KG', quantity: '96.000' }],
    } as const;
    const { lotNumber, ...named } = lot;
    const harvest = { ...named, lotNumber, type: 'HARVEST', quantity: '42.000', at: at8 } as const;
    const day = {
      day: today,
      sales: [{ ...sales, amounts: [...sales.amounts], quantities: [...sales.quantities] }],
      harvests: [harvest],
    };
    const aPromotion = (en: string, at: string | null) => ({
      id: anId(),
      name: { mk: null, en },
      at,
    });
    const { api } = dashboardApi(
      selling({
        lately: { data: { days: [day] } },
        promotions: {
          data: {
            total: 9,
            active: 5,
            scheduled: 2,
            ending: { total: 0, items: [] },
            now: [
              aPromotion('Saturday market', '2099-12-04T23:00:00.000Z'),
              aPromotion('Regulars', null),
            ],
            next: [aPromotion('Crate week', '2099-12-06T23:00:00.000Z')],
          },
        },
        harvestDue: {
          data: {
            total: 0,
            overdue: 0,
            items: [],
            thisWeek: [{ ...named, lotNumber, harvested: '214.000', expectedQuantity: '300.000' }],
          },
        },
      }),
    );
    renderSection(section, { at: '/dashboard', api });
    const card = await screen.findByRole('region', { name: 'Activity' });
    const lines = await within(card).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/^9 sales · MarketMKD 6,460 · 96 kg · \d\d:10–\d\d:40$/),
      expect.stringMatching(/^Harvest: Tomato Rozov42 kg into lot 2026-017 · \d\d:10$/),
    ]);
    const promotions = screen.getByRole('region', { name: 'Promotions' });
    expect(promotions).toHaveTextContent('Active: 5 · Scheduled: 2');
    const dated = within(promotions).getAllByRole('listitem');
    expect(dated.map(({ textContent }) => textContent)).toEqual([
      'Saturday marketUntil 04/12/2099',
      'RegularsNo end',
      'Crate weekFrom 07/12/2099',
    ]);
    const planned = screen.getByRole('region', { name: 'Planned this week' });
    const link = within(planned).getByRole('link', { name: 'Tomato Rozov' });
    expect(link).toHaveAttribute('href', `/produce/${lot.id}`);
    expect(plain(planned.textContent)).toContain('214 kg of 300 kg harvested');
    expect(within(planned).getByRole('progressbar')).toHaveAttribute('value', '0.713');
    const quick = screen.getByRole('navigation', { name: 'Quick actions' });
    expect(plain(quick.textContent)).toContain('Record sale9 so far today');
    expect(plain(quick.textContent)).toContain('Record harvestToday: 42 kg');
  });

  it('offers a seller to enter a lot, who harvests nothing', async () => {
    renderSection(section, {
      at: '/dashboard',
      api: dashboardApi().api,
      session: aSession({ userType: 'SELLER', roles: ['ROLE_AGENT'] }),
    });
    const quick = await screen.findByRole('navigation', { name: 'Quick actions' });
    const links = within(quick)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/produce/record/sale',
      '/produce/new',
      '/product/new',
      '/promotion/new',
    ]);
  });
});
