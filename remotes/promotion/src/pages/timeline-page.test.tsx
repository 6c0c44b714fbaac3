import { aPage, aPromotion } from '@pazar/testing/builders';
import { expectAccessible } from '@pazar/testing/expect-accessible';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundPromotions } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

const week = aPromotion({ name: { en: 'Crate week', mk: 'Седмица на гајби' } });
const market = aPromotion({ name: { en: 'Market Saturday', mk: 'Сабота на пазар' } });
const overlap = {
  one: { id: week.id, name: week.name },
  other: { id: market.id, name: market.name },
  from: '2026-11-17T00:00:00.000Z',
  to: '2099-11-18T00:00:00.000Z',
  packs: 2,
  wonByOne: 0,
  wonByOther: 2,
};
const far = { startsAt: '2026-11-17T00:00:00.000Z', endsAt: '2099-11-18T00:00:00.000Z' };

function open(query: string, next: string | null = null) {
  const rows = [
    { ...week, ...far },
    { ...market, ...far },
  ];
  const api = fakeApi({
    ...aroundPromotions,
    '/v1/promotions': { ...aPage(rows), page: { ...aPage(rows).page, next } },
    '/v1/promotions/overlaps': { items: [overlap] },
  });
  const at = `/promotion/timeline?from=2098-11-17&${query}` as const;
  return { ...renderSection(section, { at, api }), api };
}

describe('The timeline of promotions', () => {
  it('asks for those of its weeks, and links each one', async () => {
    const { api } = open('span=week');
    const row = await screen.findByRole('row', { name: /^Crate week/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/promotion/${week.id}`);
    expect(api.calls.find(({ path }) => path === '/v1/promotions')?.query).toMatchObject({
      startsTo: '2098-11-23T23:00:00.000Z',
      endsFrom: '2098-11-16T23:00:00.000Z',
    });
  });

  it('numbers where promotions meet, and says beside it who wins', async () => {
    const { container } = open('span=month');
    expect(await screen.findByRole('row', { name: /Crate week.*overlaps: 1/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Market Saturday.*overlaps: 1/ })).toBeVisible();
    const card = screen.getByRole('region', { name: 'Overlaps, and who wins' });
    expect(card).toHaveTextContent('1. Market Saturday wins');
    await expectAccessible(container);
  });

  it('has the numbers of its weeks, and what the numbers mean below it too', async () => {
    open('span=month');
    expect(await screen.findByText('Week 47')).toBeInTheDocument();
    // Where the info bar is a drawer, nobody has to open it.
    expect(screen.getAllByText('1. Market Saturday wins')).toHaveLength(2);
  });

  it('says what holds next, with the way to its price tags', async () => {
    const next = (hour: string) => `2098-11-22T${hour}:00:00.000Z`;
    const rows = [
      { ...week, ...far, nextFrom: next('09') },
      { ...market, ...far, nextFrom: next('06') },
    ];
    const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage(rows) });
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
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Five weeks');
    expect(await screen.findByText('17/11/2098 – 21/12/2098')).toBeVisible();
    expect(api.calls.some(({ query }) => query['startsTo'] === '2098-12-21T23:00:00.000Z')).toBe(
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
