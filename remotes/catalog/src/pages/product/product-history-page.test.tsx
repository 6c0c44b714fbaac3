import type { HistoryEntry } from '@pazar/contracts/record-history';
import { aPage } from '@pazar/testing/builders';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const product = aProductDetail({ version: 4 });
const path = `/v1/products/${product.id}`;
const change: HistoryEntry = {
  id: '00000000-0000-4000-8000-0000000000bb',
  at: '2026-11-20T10:00:00.000Z',
  action: 'product.update',
  actor: 'Благој Митрев',
  actorRole: 'agent',
  version: 4,
  changes: [
    { field: 'vatRate', before: 18, after: 5 },
    { field: 'status', before: 'DRAFT', after: 'ACTIVE' },
  ],
  reason: null,
};

describe('The history of a product', () => {
  it('says who changed which field, from what to what', async () => {
    const api = productApi([], { [path]: product, [`${path}/history`]: aPage([change]) });
    renderSection(section, { at: `/product/${product.id}/history`, api });
    expect(await screen.findByText(/Благој Митрев/)).toBeVisible();
    expect(screen.getByText('18%')).toBeVisible();
    expect(screen.getByText('5%')).toBeVisible();
    expect(screen.getByText('Draft')).toBeVisible();
  });

  it('says a booking of stock in one sentence that links to the stock, without a raw name', async () => {
    const booked: HistoryEntry = {
      ...change,
      action: 'stock.book',
      changes: [
        { field: 'bookingId', before: null, after: '00000000-0000-4000-8000-0000000000cc' },
        { field: 'type', before: null, after: 'SALE' },
        { field: 'quantity', before: null, after: '-12.000' },
        { field: 'unit', before: null, after: 'KG' },
      ],
    };
    const api = productApi([], { [path]: product, [`${path}/history`]: aPage([booked]) });
    renderSection(section, { at: `/product/${product.id}/history`, api });
    const sentence = await screen.findByRole('link', { name: /^Sale: .12.kg$/ });
    expect(sentence).toHaveAttribute('href', `/product/${product.id}/stock`);
    expect(screen.queryByText(/bookingId|quantity|stock\.book/)).not.toBeInTheDocument();
  });

  it('leaves out a field that has no words', async () => {
    const later = { ...change, changes: [{ field: 'laterField', before: 1, after: 2 }] };
    const api = productApi([], { [path]: product, [`${path}/history`]: aPage([later]) });
    renderSection(section, { at: `/product/${product.id}/history`, api });
    expect(await screen.findByRole('heading', { name: 'Product changed' })).toBeVisible();
    expect(screen.queryByText('laterField')).not.toBeInTheDocument();
  });

  it('gives a field back, and only what can be given back', async () => {
    const api = productApi([], {
      [path]: product,
      [`${path}/history`]: aPage([change]),
      [`PATCH ${path}`]: { ...product, version: 5, vatRate: 18 },
    });
    const { user, notifications } = renderSection(section, {
      at: `/product/${product.id}/history`,
      api,
    });
    await user.click(await screen.findByRole('button', { name: /Restore/ }));
    await waitFor(() => expect(notifications).toContain('Restored'));
    expect(api.calls.find(({ method }) => method === 'PATCH')).toMatchObject({
      ifMatch: 4,
      body: { vatRate: 18 },
    });
  });
});
