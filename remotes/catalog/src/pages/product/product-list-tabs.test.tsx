import { aPage, aProduct } from '@pazar/testing/builders';
import { fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const path = '/v1/products';
const at = '/product';
const first = aProduct();

describe('The tab of the products that customers cannot see', () => {
  const facets = { status: { ACTIVE: 31, DRAFT: 2 }, stock: {} };
  const ask = (counts: () => object) =>
    productApi([first], {
      [path]: ({ limit, facets: asked }) =>
        limit === 1 && asked === 'status,stock,visibility' ? counts() : aPage([first]),
    });
  const tabTexts = () =>
    within(screen.getByRole('group', { name: 'Quick filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('has the number of hidden products, and not that of one reason', async () => {
    const visibility = { live: 26, hidden: 5, out_of_stock: 4, draft: 2, archived: 3 };
    const api = ask(() => ({ ...aPage([first]), facets: { ...facets, visibility } }));
    const { user, address } = renderSection(section, { at: `${at}?stock=LOW`, api });
    expect(screen.queryByText(/visible to customers/)).toBeNull();
    const tab = await screen.findByRole('button', { name: /^Hidden 5$/ });
    tab.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`${at}?visibility=hidden`);
    expect(tab).toHaveAttribute('aria-pressed', 'true');
    // In English the chip of the filter and the tab have the same word.
    expect(await screen.findByRole('button', { name: 'Visibility: Hidden' })).toBeVisible();
    const last = api.calls.filter(({ query }) => query['limit'] === 25).at(-1);
    expect(last?.query).toMatchObject({ visibility: ['hidden'] });
    await user.click(screen.getByRole('button', { name: /^All/ }));
    expect(await screen.findByText(/ · 26 visible to customers$/)).toBeVisible();
  });

  it('has no number, like the others, where an older API refuses to count them', async () => {
    const refused = vi.fn<() => never>(() => {
      throw fakeFailure(422, 'validation');
    });
    const { user, address } = renderSection(section, { at, api: ask(refused) });
    expect(await screen.findByRole('row', { name: /Tomato Rozov/ })).toBeVisible();
    await waitFor(() => expect(refused).toHaveBeenCalledOnce());
    expect(tabTexts()).toEqual(['All', 'Active', 'Low stock', 'Hidden', 'Out of stock', 'Drafts']);
    await user.click(screen.getByRole('button', { name: 'Active' }));
    expect(address()).toBe(`${at}?status=ACTIVE`);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
