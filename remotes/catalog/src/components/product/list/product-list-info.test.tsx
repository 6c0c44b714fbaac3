import { aPage, aProduct } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { section } from '../../../section.tsx';

const visible = aProduct({ stockState: 'LOW' });
const eggs = aProduct({
  name: { en: 'Eggs', mk: 'Јајца' },
  visibility: { live: false, reasons: ['out_of_stock', 'no_location'] },
});
const honey = aProduct({
  name: { en: 'Honey', mk: 'Мед' },
  visibility: { live: false, reasons: ['out_of_stock'] },
});

function show(products: ReturnType<typeof aProduct>[]) {
  const api = fakeApi({ '/v1/products': aPage(products) });
  return within(renderSection(section, { at: '/product', api }).infoBar);
}

describe('The info bar beside the products', () => {
  it('counts what is visible, low and hidden on the page', async () => {
    const infoBar = show([visible, eggs, honey]);
    await screen.findByRole('table');
    const values = infoBar.getAllByRole('definition').map((value) => value.textContent);
    expect(values.slice(0, 3)).toEqual(['1', '1', '2']);
  });

  it('says why customers cannot see products, and which', async () => {
    const infoBar = show([visible, eggs, honey]);
    expect(await infoBar.findByText('Why customers cannot see 2 products')).toBeVisible();
    expect(infoBar.getByText('Out of stock')).toBeVisible();
    expect(infoBar.getByText('Eggs and Honey')).toBeVisible();
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
