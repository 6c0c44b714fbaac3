import { dayAfter, marketDay } from '@pazar/format/market-day';
import { aSession, anId, managementBlocks } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dashboardApi, selling } from '../../test/dashboard-api.ts';
import { section } from '../section.tsx';

const at = '/dashboard?more=true';
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');
const lot = {
  id: '00000000-0000-4000-8000-000000000071',
  lotNumber: '2026-017',
  cropId: 'tomato',
  cropName: { mk: 'Домат', en: 'Tomato' },
  variety: 'Rozov',
  unit: 'KG',
} as const;

describe('A part of the dashboard', () => {
  it('shows what sold most, with the amount of each', async () => {
    const of = { unit: 'KG', currency: 'MKD' } as const;
    const id = '0193b000-0000-7000-8000-000000000001';
    const pink = { productId: id, cropId: null, name: { en: 'Pink tomatoes', mk: null } };
    const leek = { productId: null, cropId: 'leek', name: { en: 'Leek', mk: null } };
    const items = [
      { ...of, ...pink, quantity: '214.000', amountMinor: 1_294_400 },
      { ...of, ...leek, quantity: '24.500', amountMinor: 132_000 },
    ];
    const { api } = dashboardApi(selling({ soldMost: { data: { items } } }));
    renderSection(section, { at, api });
    const most = within(await screen.findByRole('region', { name: 'Sold most' }));
    const [first, second] = await most.findAllByRole('listitem');
    expect(plain(first?.textContent ?? '')).toContain('214 kg · MKD 12,944');
    expect(plain(second?.textContent ?? '')).toContain('Leek24.5 kg · MKD 1,320');
    const link = most.getByRole('link', { name: 'Pink tomatoes' });
    expect(link).toHaveAttribute('href', `/product/${id}`);
  });

  it('compares each currency and unit with the period before, and never adds currencies up', async () => {
    const same = { discountMinor: 0, discountBeforeMinor: 0, sales: 2, salesBefore: 1 };
    const { api } = dashboardApi(
      selling({
        figures: {
          data: {
            before: { from: '2026-10-01', to: '2026-10-21' },
            currencies: [
              {
                currency: 'MKD',
                soldMinor: 112_000,
                soldBeforeMinor: 100_000,
                ...same,
                channels: [{ channel: 'MARKET', amountMinor: 112_000, sales: 2 }],
              },
              {
                currency: 'EUR',
                soldMinor: 5_000,
                soldBeforeMinor: 10_000,
                ...same,
                channels: [{ channel: null, amountMinor: 5_000, sales: 2 }],
              },
            ],
            unpriced: { sales: 0, salesBefore: 0, channels: [] },
            units: [
              {
                unit: 'KG',
                harvested: '300.000',
                harvestedBefore: '0.000',
                received: '0.000',
                receivedBefore: '0.000',
                sold: '0.000',
                soldBefore: '0.000',
                wasted: '2.500',
                wastedBefore: '2.500',
              },
            ],
          },
        },
      }),
    );
    renderSection(section, { at, api });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    await waitFor(() => expect(figures).toHaveTextContent('Compared with 01/10/2026'));
    const money = screen.getByRole('region', { name: 'Sales by day' });
    const text = plain(money.textContent);
    expect(text).toContain('MKD 1,12012% upMKD 120 more than 01/10/2026 – 21/10/2026');
    expect(text).toContain('€5050% down€50 less than 01/10/2026 – 21/10/2026');
    // No number is there twice.
    expect(text).toContain('SoldNoneSales4Discounts givenNone');
    expect(within(figures).queryByText(/Discounts/)).toBeNull();
    const [harvested, , loss] = within(figures)
      .getAllByRole('cell')
      .slice(-3)
      .map((cell) => plain(cell.textContent));
    expect(harvested).toBe('300 kgNothing before');
    expect(loss).toBe('2.5 kgThe same as before');
    expect(within(figures).getByRole('row', { name: /Market/ })).toHaveTextContent('MKD');
    expect(within(figures).getByRole('row', { name: /Not specified/ })).toHaveTextContent('€50');
  });

  it('offers to promote and to sell what is soon past its best', async () => {
    const { api } = dashboardApi(
      selling({
        bestBefore: {
          data: {
            total: 12,
            passed: 0,
            items: [{ ...lot, remaining: '85.500', bestBefore: '2099-11-27' }],
          },
        },
      }),
    );
    renderSection(section, { at, api });
    const first = await screen.findByRole('region', { name: 'Sell first' });
    expect(await within(first).findByRole('link', { name: 'Make a promotion' })).toHaveAttribute(
      'href',
      `/promotion/new?lot=${lot.id}`,
    );
    expect(within(first).getByRole('link', { name: 'Show all 12' })).toBeVisible();
    expect(first.querySelector('[data-letter]')).toHaveAttribute('data-letter', 'T');
  });

  it('draws what was sold beside the period before, with a sentence and a table', async () => {
    const { api } = dashboardApi(
      selling({
        figures: {
          data: {
            before: { from: '2026-11-18', to: '2026-11-19' },
            currencies: [
              {
                currency: 'MKD',
                soldMinor: 30_000,
                soldBeforeMinor: 0,
                discountMinor: 2_000,
                discountBeforeMinor: 0,
                sales: 2,
                salesBefore: 0,
                channels: [{ channel: 'MARKET', amountMinor: 30_000, sales: 2 }],
              },
            ],
            unpriced: { sales: 1, salesBefore: 0, channels: [{ channel: 'MARKET', sales: 1 }] },
            units: [],
          },
        },
        outflowByDay: {
          data: {
            days: ['2026-11-20', '2026-11-21'],
            currencies: [
              {
                currency: 'MKD',
                totalMinor: 30_000,
                amountsMinor: [10_000, 20_000],
                // The period before had one day.
                amountsBeforeMinor: [7_000],
                grossMinor: 32_000,
                discountMinor: 2_000,
              },
            ],
            unpriced: 1,
          },
        },
      }),
    );
    const { user } = renderSection(section, { at, api });
    const chart = await screen.findByRole('figure', { name: 'Sales by day, MKD' });
    expect(plain(chart.textContent)).toContain('The best day was 21/11/2026 with MKD 200.');
    const money = screen.getByRole('region', { name: 'Sales by day' });
    expect(plain(money.textContent)).toContain('No sales in MKD from 18/11/2026 to 19/11/2026');
    expect(plain(money.textContent)).toContain('Sales31 without a priceDiscounts givenMKD 20');
    await user.click(within(chart).getByRole('button', { name: 'Show as a table' }));
    const days = within(chart)
      .getAllByRole('row')
      .map(({ textContent }) => plain(textContent));
    expect(days).toEqual([
      'WhenThis periodThe period before',
      '20/11/2026MKD 100MKD 70',
      '21/11/2026MKD 200MKD 0',
    ]);
    expect(screen.getByText('1 sale has no price, so it is not in the chart.')).toBeVisible();
  });

  it('lists the first crops that are left, and the others at a press', async () => {
    const items = Array.from({ length: 21 }, (_, index) => ({
      cropId: null,
      cropName: { mk: null, en: `Crop ${index + 1}` },
      unit: 'KG' as const,
      lots: 1,
      remaining: '12.000',
    }));
    const { api } = dashboardApi(selling({ remaining: { data: { items } } }));
    const { user } = renderSection(section, { at, api });
    const left = await screen.findByRole('region', { name: 'Left on offer' });
    expect(await within(left).findAllByRole('row')).toHaveLength(5);
    await user.click(within(left).getByRole('button', { name: 'Show all 21', expanded: false }));
    expect(within(left).getAllByRole('row')).toHaveLength(22);
    expect(within(left).getByRole('button', { expanded: true })).toBeVisible();
  });

  it('links to exactly the promotions that end soon, and to all blocked products', async () => {
    const named = (index: number) => ({ id: anId(), name: { mk: null, en: `Offer ${index}` } });
    const ending = Array.from({ length: 6 }, (_, index) => named(index));
    const blocked = Array.from({ length: 6 }, (_, index) => ({
      ...named(index),
      sku: 'A-1',
      agent: { id: anId(), displayName: 'Ana' },
      reason: 'No label',
      blockedAt: null,
    }));
    const endsAt = '2099-11-27T12:00:00.000Z';
    const counts = { total: 9, active: 8, scheduled: 1, now: [], next: [] };
    const items = ending.map((one) => ({ ...one, rule: 'PERCENT_OFF', endsAt }));
    const whole = selling({ promotions: { data: { ...counts, ending: { total: 6, items } } } });
    const agents = { total: 25, pendingVerification: 3, suspended: 1 };
    const management = {
      ...managementBlocks(agents),
      blocked: { data: { total: 12, items: blocked } },
    };
    const { api } = dashboardApi({ ...whole, management });
    const session = aSession({ roles: ['ROLE_AGENT', 'ROLE_MANAGEMENT'] });
    renderSection(section, { at, api, session });
    const lastDay = dayAfter(marketDay(new Date()), 7);
    expect(await screen.findByRole('link', { name: 'Show all 6' })).toHaveAttribute(
      'href',
      `/promotion?status=ACTIVE&endsTo=${lastDay}&sort=endsAt`,
    );
    expect(await screen.findByRole('link', { name: 'Show all 12' })).toHaveAttribute(
      'href',
      '/management/moderation',
    );
  });

  it('has for each number of what the agent has a link to as many rows', async () => {
    renderSection(section, { at, api: dashboardApi().api });
    const counts = await screen.findByRole('region', { name: 'What you have' });
    await within(counts).findByRole('link', { name: 'Products 38' });
    const links = within(counts).getAllByRole('link');
    expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
      ['Products 38', '/product?status=DRAFT&status=ACTIVE'],
      ['Visible: 31', '/product?visibility=live'],
      ['Low stock: 4', '/product?status=DRAFT&status=ACTIVE&stock=LOW'],
      ['Out of stock: 3', '/product?status=DRAFT&status=ACTIVE&stock=OUT'],
      ['Produce lots 60', '/produce'],
      ['Available: 21', '/produce?status=AVAILABLE'],
      ['Growing: 12', '/produce?status=GROWING'],
      ['Locations 12', '/location?status=ACTIVE'],
      [
        'Promotions 15',
        '/promotion?status=DRAFT&status=SCHEDULED&status=ACTIVE&status=PAUSED&status=ENDED',
      ],
      ['Active: 5', '/promotion?state=LOWERING'],
      ['Scheduled: 2', '/promotion?status=SCHEDULED'],
    ]);
  });

  it('compares a season that is over as a whole', async () => {
    const months = ['5.000', ...Array.from({ length: 11 }, () => '0.000')];
    const cropName = { mk: null, en: 'Tomato' };
    const crop = {
      cropId: null,
      cropName,
      unit: 'KG',
      thisYear: months,
      lastYear: months,
    } as const;
    const season = {
      year: 2025,
      crops: [{ ...crop, thisYear: [...months], lastYear: [...months] }],
    };
    const { api } = dashboardApi(selling({ season: { data: season } }));
    renderSection(section, { at, api });
    const chart = await screen.findByRole('figure', { name: /^This season/ });
    expect(plain(chart.textContent)).toContain('Tomato: harvested 5 kg in 2025, 5 kg in 2024.');
  });
});
