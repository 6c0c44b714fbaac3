import { marketDay } from '@pazar/format/market-day';
import { aSession } from '@pazar/testing/builders';
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
  it('is what was sold and came in lately, with sums, and what promotions do', async () => {
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
    const { api } = dashboardApi(selling({ lately: { data: { days: [day] } } }));
    renderSection(section, { at: '/dashboard', api });
    const card = await screen.findByRole('region', { name: 'Activity' });
    const lines = await within(card).findAllByRole('listitem');
    expect(lines.map(({ textContent }) => plain(textContent))).toEqual([
      expect.stringMatching(/^9 sales · MarketMKD 6,460 · 96 kg · \d\d:10–\d\d:40$/),
      expect.stringMatching(/^Harvest: Tomato Rozov42 kg into lot 2026-017 · \d\d:10$/),
    ]);
    const promotions = screen.getByRole('region', { name: 'Promotions' });
    expect(promotions).toHaveTextContent('Active: 5 · Scheduled: 2');
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
