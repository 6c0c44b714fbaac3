import type { Movement } from '@pazar/contracts/movement';
import { aLot, anId, aPage, aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMovement } from '../../../../test/produce-api.ts';
import { aProductDetail, productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

const visible = aProduct({ stockState: 'LOW' });
const eggs = aProduct({
  name: { en: 'Eggs, 10 pcs', mk: 'Јајца, 10 парчиња' },
  visibility: { live: false, reasons: ['out_of_stock', 'no_location'] },
});
const berries = aProduct({
  visibility: { live: false, reasons: ['out_of_season'], from: '2027-05-01' },
});
const old = aProduct({ visibility: { live: false, reasons: ['archived'] } });

function show(products: ReturnType<typeof aProduct>[]) {
  return within(renderSection(section, { at: '/product', api: productApi(products) }).infoBar);
}

describe('The info bar beside the products', () => {
  it('shows why customers cannot see a product, and links to the page where the agent fixes it', async () => {
    const infoBar = show([visible, eggs, berries, old]);
    expect(await infoBar.findByText('Why customers cannot see 2 products')).toBeVisible();
    // A number stays with its unit.
    expect(infoBar.getByText('Eggs, 10 pcs').textContent).toBe('Eggs, 10\u00A0pcs');
    const [line] = infoBar.getAllByRole('listitem');
    expect(line?.querySelector('[data-letter="E"]')).toBeVisible();
    expect(infoBar.getByText('Out of stock, no location')).toBeVisible();
    expect(infoBar.getByText('Out of season until May')).toBeVisible();
    expect(infoBar.getByRole('link', { name: 'Add stock' })).toHaveAttribute(
      'href',
      `/product/${eggs.id}/stock`,
    );
  });

  it.each([
    ['en', 'Why customers cannot see 9 products', 'Show all 9 hidden products'],
    ['mk', 'Зошто купувачите не гледаат 9 производи', 'Прикажи ги сите 9 скриени производи'],
  ] as const)(
    'has the hidden products of all pages, in words of %s',
    async (locale, title, all) => {
      const hidden = Array.from({ length: 8 }, () => ({ ...eggs, id: anId() }));
      const api = productApi([], {
        '/v1/products': ({ visibility, limit, q }) => {
          if (visibility === 'hidden' && q === 'eggs') return aPage(hidden);
          // The counts: all that the list finds, and those that customers see.
          if (limit === 1) return aPage([], { total: visibility === undefined ? 29 : 20 });
          return aPage([visible], { next: 'two', total: 29 });
        },
      });
      const { infoBar } = renderSection(section, { at: '/product?q=eggs', api, locale });
      const card = within(await within(infoBar).findByRole('region', { name: title }));
      expect(card.getAllByRole('listitem')).toHaveLength(8);
      expect(card.getByRole('link', { name: all })).toHaveAttribute(
        'href',
        '/product?q=eggs&visibility=hidden',
      );
    },
  );

  it('has what is left of the product that was chosen last, its lots and its week', async () => {
    const tomato = aProduct({ name: { en: 'Tomato', mk: null }, stockMode: 'FROM_PRODUCE' });
    const other = aProduct({ name: { en: 'Ajvar', mk: null }, stockMode: 'MANUAL' });
    const lot = aLot({ lotNumber: '2026-014', remaining: '60.000', bestBefore: '2026-12-02' });
    const sale = (quantity: string, over: Partial<Movement> = {}) =>
      aMovement(lot, { type: 'SALE', quantity, productId: tomato.id, ...over });
    const api = productApi([tomato, other], {
      '/v1/produce': ({ productId }) => aPage(productId === tomato.id ? [lot] : []),
      // One was reversed, the reversal is of a sale before this week, and one is of another product of the lot.
      [`/v1/products/${tomato.id}/movements`]: aPage([
        sale('-2.500'),
        sale('-4.000', { reversedById: anId() }),
        sale('7.000', { reversesId: anId() }),
        sale('-9.000', { productId: other.id }),
      ]),
      [`/v1/products/${other.id}/movements`]: aPage([]),
    });
    const { user, infoBar } = renderSection(section, { at: '/product', api });
    await user.click(await screen.findByRole('checkbox', { name: /Ajvar/ }));
    await user.click(screen.getByRole('checkbox', { name: /Tomato/ }));
    const card = within(await within(infoBar).findByRole('region', { name: 'Tomato' }));
    expect(await card.findByText(/^Lot 2026-014/)).toBeVisible();
    expect(card.getByText('60 kg')).toBeVisible();
    expect(card.getByText('02/12/2026')).toBeVisible();
    expect(await card.findByText('2.5 kg')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Tomato/ }));
    expect(await within(infoBar).findByRole('region', { name: 'Ajvar' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /Ajvar/ }));
    expect(within(infoBar).queryByRole('region', { name: 'Ajvar' })).toBeNull();
  });

  it('links from a blocked product to the reason of management', async () => {
    const moderation = {
      status: 'BLOCKED',
      reason: 'The picture shows another product.',
      by: null,
      at: '2026-11-20T10:00:00.000Z',
      fixedAt: null,
    } as const;
    const blocked = aProductDetail({
      visibility: { live: false, reasons: ['blocked'] },
      moderation,
    });
    const api = productApi([blocked], { [`/v1/products/${blocked.id}`]: blocked });
    const { user, infoBar } = renderSection(section, { at: '/product', api });
    await user.click(await within(infoBar).findByRole('link', { name: 'Show why' }));
    const reason = await screen.findByText('The picture shows another product.', {
      selector: '#blocked q',
    });
    await waitFor(() => expect(document.activeElement).toContainElement(reason));
  });

  it('is empty while there is nothing to count', async () => {
    const infoBar = show([]);
    await screen.findByRole('heading', { name: 'No products yet' });
    expect(infoBar.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('says nothing of hidden products when there are none', async () => {
    const infoBar = show([visible]);
    await screen.findByRole('table');
    expect(infoBar.queryByText(/Why customers/)).not.toBeInTheDocument();
  });
});
