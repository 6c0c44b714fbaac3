import { aPage, aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

const visible = aProduct({ stockState: 'LOW' });
const eggs = aProduct({
  name: { en: 'Eggs, 10 pcs', mk: 'Јајца, 10 парчиња' },
  visibility: { live: false, reasons: ['out_of_stock', 'no_location'] },
});
const old = aProduct({ visibility: { live: false, reasons: ['archived'] } });

function show(products: ReturnType<typeof aProduct>[]) {
  return within(renderSection(section, { at: '/product', api: productApi(products) }).infoBar);
}

describe('The info bar beside the products', () => {
  it('shows why customers cannot see a product, and links to the page where the agent fixes it', async () => {
    const infoBar = show([visible, eggs, old]);
    expect(await infoBar.findByText('Why customers cannot see 1 product')).toBeVisible();
    // A number stays with its unit.
    expect(infoBar.getByText('Eggs, 10 pcs').textContent).toBe('Eggs, 10\u00A0pcs');
    const [line] = infoBar.getAllByRole('listitem');
    expect(line?.querySelector('[data-letter="E"]')).toBeVisible();
    expect(infoBar.getByText('Out of stock')).toBeVisible();
    expect(infoBar.getByRole('link', { name: 'Add stock' })).toHaveAttribute(
      'href',
      `/product/${eggs.id}/stock`,
    );
  });

  it.each([
    ['en', { next: 'two' }, 'Why customers cannot see 1 product on this page'],
    ['mk', { prev: 'one' }, 'Зошто купувачите не гледаат 1 производ на оваа страница'],
  ] as const)('says that its reasons are of one page of %s', async (locale, page, title) => {
    const rows = [eggs, ...Array.from({ length: 24 }, () => aProduct())];
    const api = productApi([], { '/v1/products': aPage(rows, { ...page, total: 30 }) });
    const { infoBar } = renderSection(section, { at: '/product', api, locale });
    expect(await within(infoBar).findByRole('heading', { name: title })).toBeVisible();
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
