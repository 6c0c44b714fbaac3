import { aProduct } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productApi } from '../../../../test/product-api.ts';
import { section } from '../../../section.tsx';

const visible = aProduct({ stockState: 'LOW' });
const eggs = aProduct({
  name: { en: 'Eggs', mk: 'Јајца' },
  visibility: { live: false, reasons: ['out_of_stock', 'no_location'] },
});
const old = aProduct({ visibility: { live: false, reasons: ['archived'] } });

function show(products: ReturnType<typeof aProduct>[]) {
  return within(renderSection(section, { at: '/product', api: productApi(products) }).infoBar);
}

describe('The info bar beside the products', () => {
  it('counts what is visible, low and hidden on the page', async () => {
    const infoBar = show([visible, eggs, old]);
    await screen.findByRole('table');
    const values = infoBar.getAllByRole('definition').map((value) => value.textContent);
    expect(values.slice(0, 3)).toEqual(['1', '1', '2']);
  });

  it('says why customers cannot see a product, and leads to where that is fixed', async () => {
    const infoBar = show([visible, eggs, old]);
    expect(await infoBar.findByText('Why customers cannot see 1 product')).toBeVisible();
    expect(infoBar.getByText('Eggs')).toBeVisible();
    expect(infoBar.getByText('Out of stock')).toBeVisible();
    expect(infoBar.getByRole('link', { name: 'Add stock' })).toHaveAttribute(
      'href',
      `/product/${eggs.id}/stock`,
    );
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
