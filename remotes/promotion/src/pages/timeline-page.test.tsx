import { aPage } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPromotionDetail, aroundPromotions, noEffect } from '../../test/promotion-api.ts';
import { plain } from '../../test/open-promotion.tsx';
import { section } from '../section.tsx';

const week = aPromotionDetail({
  name: { en: 'Crate week', mk: 'Седмица на гајби' },
  status: 'PUBLISHED',
  effectiveStatus: 'ACTIVE',
  lowersNow: true,
});
const market = aPromotionDetail({
  name: { en: 'Market Saturday', mk: 'Сабота на пазар' },
  status: 'PUBLISHED',
  effectiveStatus: 'SCHEDULED',
  lowersNow: false,
});
const overlap = {
  one: { id: week.id, name: week.name },
  other: { id: market.id, name: market.name },
  from: '2026-11-17T00:00:00.000Z',
  to: '2099-11-18T00:00:00.000Z',
  packs: 2,
  wonByOne: 0,
  wonByOther: 2,
  prices: { oneMinor: 24_000, otherMinor: 23_500, currency: 'MKD' },
};
const far = { startsAt: '2026-11-17T00:00:00.000Z', endsAt: '2099-11-18T00:00:00.000Z' };

const sold = {
  uses: 3,
  quantities: [{ unit: 'KG', quantity: '12.000' }],
  grossMinor: 78_000,
  discountMinor: 15_600,
  netMinor: 62_400,
} as const;

/** What is read of the picked row. */
const details = (rows: readonly { id: string }[]): Record<string, FakeAnswer> =>
  Object.fromEntries(
    rows.flatMap((row): [string, FakeAnswer][] => [
      [`/v1/promotions/${row.id}`, row],
      [`/v1/promotions/${row.id}/effect`, { ...noEffect, ...sold }],
    ]),
  );

function open(query: string, next: string | null = null) {
  const rows = [
    { ...week, ...far },
    { ...market, ...far },
  ];
  const api = fakeApi({
    ...aroundPromotions,
    '/v1/promotions': { ...aPage(rows), page: { ...aPage(rows).page, next } },
    '/v1/promotions/overlaps': { items: [overlap] },
    ...details(rows),
  });
  const at = `/promotion/timeline?from=2098-11-17&${query}` as const;
  return { ...renderSection(section, { at, api }), api };
}

describe('The timeline of promotions', () => {
  it('asks for those of its weeks, and links each one', async () => {
    const { api } = open('span=week');
    const row = await screen.findByRole('row', { name: /^Crate week/ });
    expect(within(row).getByRole('link', { name: 'Crate week' })).toHaveAttribute(
      'href',
      `/promotion/${week.id}`,
    );
    expect(api.calls.find(({ path }) => path === '/v1/promotions')?.query).toMatchObject({
      startsTo: '2098-11-23T23:00:00.000Z',
      endsFrom: '2098-11-16T23:00:00.000Z',
    });
  });

  it('numbers where promotions meet, and says beside it who wins', async () => {
    const { container } = open('span=month');
    expect(await screen.findByRole('row', { name: /Crate week.*overlaps: 1/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Market Saturday.*overlaps: 1/ })).toBeVisible();
    const card = screen.getByRole('region', { name: '1 overlap, and who wins' });
    expect(card).toHaveTextContent('1. Market Saturday wins');
    expect(plain(card.textContent)).toContain('MKD 235 against MKD 240');
    expect(within(card).queryByRole('link', { name: 'Change priority' })).toBeNull();
    await expectAccessible(container);
  });

  it('has the numbers of its weeks, and what the numbers mean below it too', async () => {
    open('span=month');
    expect(await screen.findByText('Week 47')).toBeInTheDocument();
    // Where the info bar is a drawer, nobody has to open it.
    expect(screen.getAllByText('1. Market Saturday wins')).toHaveLength(2);
  });

  it('has the states in tabs with their numbers, and those that overlap apart', async () => {
    const { user, address } = open('span=month');
    const tabs = within(await screen.findByRole('group', { name: 'Status' }));
    expect(await tabs.findByRole('button', { name: 'All 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(tabs.getByRole('button', { name: 'Scheduled 1' })).toBeVisible();
    await user.click(tabs.getByRole('button', { name: 'Active 1' }));
    expect(screen.getByRole('row', { name: /^Crate week/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /^Market Saturday/ })).not.toBeInTheDocument();
    expect(address()).toContain('state=LOWERING');
    await user.click(tabs.getByRole('button', { name: 'Drafts 0' }));
    expect(await screen.findByText('No promotions in these weeks')).toBeVisible();
    await user.click(tabs.getByRole('button', { name: 'All 2' }));
    await user.click(screen.getByRole('button', { name: 'Overlaps 1' }));
    expect(screen.getByRole('row', { name: /^Market Saturday/ })).toBeVisible();
    expect(screen.getByText('2 promotions · 1 lowers a price now')).toBeVisible();
  });

  it('has beside it what the picked row brought, and what can be done with it', async () => {
    const { user } = open('span=month');
    const first = await screen.findByRole('region', { name: 'Crate week' });
    await waitFor(() => expect(plain(first.textContent)).toContain('Sold at this price12 kg'));
    expect(plain(first.textContent)).toContain('PaidMKD 624');
    expect(plain(first.textContent)).toContain('Discount givenMKD 156');
    expect(within(first).getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(within(first).getByRole('button', { name: 'Stop now' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the facts of Market Saturday' }));
    expect(await screen.findByRole('region', { name: 'Market Saturday' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Crate week' })).not.toBeInTheDocument();
  });

  it('says what holds next, with the way to its price tags', async () => {
    const next = (hour: string) => `2098-11-22T${hour}:00:00.000Z`;
    const rows = [
      { ...week, ...far, nextFrom: next('09') },
      { ...market, ...far, nextFrom: next('06') },
    ];
    const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage(rows), ...details(rows) });
    renderSection(section, { at: '/promotion/timeline?from=2098-11-17', api });
    const card = await screen.findByRole('region', { name: 'Next' });
    expect(card).toHaveTextContent('Market Saturday holds from Saturday, 22/11/2098, 07:00.');
    expect(within(card).getByRole('link', { name: 'Price tags' })).toHaveAttribute(
      'href',
      `/promotion/${market.id}/tags`,
    );
  });

  it('is a table where that is asked for', async () => {
    const { user } = open('span=week');
    await user.click(await screen.findByRole('link', { name: 'Table' }));
    const row = await screen.findByRole('row', { name: /Crate week.*Market Saturday/ });
    expect(row).toHaveTextContent('10% off');
    expect(row).toHaveTextContent('17/11/2026');
  });

  it('leads to the list, and has its span in a list of choices that no view is part of', async () => {
    const { user, api } = open('span=week');
    const views = await screen.findByRole('navigation', { name: 'Show as' });
    expect(within(views).getByRole('link', { name: 'List' })).toHaveAttribute('href', '/promotion');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '6 weeks');
    expect(await screen.findByText('17/11/2098 – 28/12/2098')).toBeVisible();
    expect(api.calls.some(({ query }) => query['startsTo'] === '2098-12-28T23:00:00.000Z')).toBe(
      true,
    );
  });

  it('says that there are more than it can show', async () => {
    open('span=week', 'a-cursor');
    expect(await screen.findByText(/^The first 2 are shown/)).toBeVisible();
  });

  it('shows the weeks of today where the address has no day', async () => {
    const api = fakeApi(aroundPromotions);
    renderSection(section, { at: '/promotion/timeline?from=2026-99-99', api });
    expect(await screen.findByText('No promotions in these weeks')).toBeVisible();
  });
});
