import type { SaleOffers } from '@pazar/contracts/sale-offers';
import { aLot, aPage } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const noOffers: SaleOffers = {
  currency: 'MKD',
  listPriceMinor: 6500,
  offers: [],
  takesCode: false,
  locations: [],
};
const linked = aLot({ lotNumber: '2025-031', cropId: 'garlic', seasonYear: 2025 });
const other = aLot({ lotNumber: '2025-034', cropId: 'garlic', seasonYear: 2025 });

describe('The lots that a product is sold from', () => {
  it('can be any of their crop that has something left, also in the year after its season', async () => {
    const product = aProductDetail({ stockMode: 'FROM_PRODUCE', produceIds: [linked.id] });
    const api = productApi([product], {
      [`/v1/products/${product.id}`]: product,
      [`/v1/products/${product.id}/movements`]: aPage([]),
      [`/v1/products/${product.id}/offers`]: noOffers,
      // As the API does: by ids, or by the filters of what is offered.
      '/v1/produce': ({ ids, stock, seasonYear = '2025' }) => {
        if (ids !== undefined) return aPage([linked]);
        return aPage(stock === 'some' && seasonYear === '2025' ? [linked, other] : []);
      },
    });
    const { user } = renderSection(section, { at: `/product/${product.id}/stock`, api });
    const lots = await screen.findByRole('group', { name: 'Linked lots' });
    await user.click(within(lots).getByRole('combobox', { name: 'Add a lot' }));
    expect(await within(lots).findByRole('option', { name: /2025-034/ })).toBeVisible();
  });

  it('have what is left of them after a sale, like the head of the page', async () => {
    const product = aProductDetail({ stockMode: 'FROM_PRODUCE', produceIds: [linked.id] });
    let left = '20.000';
    const api = productApi([product], {
      [`/v1/products/${product.id}`]: () => ({ ...product, stockAvailable: left }),
      [`/v1/products/${product.id}/movements`]: aPage([]),
      [`POST /v1/products/${product.id}/movements`]: () => {
        left = '15.000';
        return { movements: [], lots: [], products: [] };
      },
      [`/v1/products/${product.id}/offers`]: noOffers,
      '/v1/produce': () => aPage([{ ...linked, remaining: left }]),
    });
    const { user } = renderSection(section, { at: `/product/${product.id}/stock`, api });
    const lots = await screen.findByRole('group', { name: 'Linked lots' });
    expect(await within(lots).findByText(/^20.kg$/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '5');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await within(lots).findByText(/^15.kg$/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Stock now' })).getByText(/^15.kg$/),
    ).toBeVisible();
  });
});
