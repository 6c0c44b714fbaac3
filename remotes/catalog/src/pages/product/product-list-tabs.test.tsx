import { aPage, aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const path = '/v1/products';
const at = '/product';
const first = aProduct();

describe('The tab of the products that customers cannot see', () => {
  const facets = { status: { ACTIVE: 31, DRAFT: 2 }, stock: {} };
  const ask = (visibility?: Record<string, number>) =>
    productApi([first], {
      [path]: ({ limit, facets: asked }) =>
        limit === 1 && asked === 'status,stock,visibility'
          ? { ...aPage([first]), facets: { ...facets, ...(visibility && { visibility }) } }
          : aPage([first]),
    });
  const tabTexts = () =>
    within(screen.getByRole('group', { name: 'Quick filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('has the number of hidden products, and not that of one reason', async () => {
    const api = ask({ live: 26, hidden: 5, out_of_stock: 4, draft: 2, archived: 3 });
    const { user, address } = renderSection(section, { at: `${at}?stock=LOW`, api });
    const tab = await screen.findByRole('button', { name: /^Hidden 5$/ });
    tab.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`${at}?visibility=hidden`);
    expect(tab).toHaveAttribute('aria-pressed', 'true');
    // The chip of the filter has the word of the tab.
    expect(await screen.findByRole('button', { name: 'Visibility: Hidden' })).toBeVisible();
    const last = api.calls.filter(({ query }) => query['limit'] === 25).at(-1);
    expect(last?.query).toMatchObject({ visibility: ['hidden'] });
  });

  it('has no number where the API counts none', async () => {
    renderSection(section, { at, api: ask() });
    await screen.findByRole('button', { name: /^Active 31$/ });
    expect(tabTexts()).toEqual([
      'All33',
      'Active31',
      'Low stock0',
      'Hidden',
      'Out of stock0',
      'Drafts2',
    ]);
  });
});
