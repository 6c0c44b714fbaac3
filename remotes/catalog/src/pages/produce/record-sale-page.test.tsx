import { aLot, anId, aPage, aProduct, aSession } from '@pazar/testing/builders';
import type { FakeAnswer, FakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMovement, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

const tomato = aLot({ lotNumber: '2026-014', remaining: '60.000' });
beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

/** Opens the form as another agent each time, so that no test finds what another one kept. */
function open(answers: Record<string, FakeAnswer>) {
  const api = produceApi([tomato], answers);
  return renderSection(section, { at: '/produce/record/sale', api, session: aSession() });
}

const writes = (api: FakeApi) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

describe('Recording a sale', () => {
  it('starts with the price and the channel of the last one', async () => {
    const { user, api, notifications } = open({
      [`/v1/produce/${tomato.id}/movements`]: aPage([aMovement(tomato)]),
    });
    await screen.findByDisplayValue('65.00');
    expect(screen.getByLabelText(/Price per kg/)).toHaveValue('65.00');
    await user.type(screen.getByLabelText(/How much was sold/), '10');
    expect(screen.getByText(/Total MKD\s650/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([
      { body: { quantity: '-10.000', channel: 'MARKET', unitPriceMinor: 6500, currency: 'MKD' } },
    ]);
  });

  it('of a product names the promotion that gives its price, until another price is typed', async () => {
    const product = aProduct();
    const half = {
      promotion: { id: anId(), name: { mk: null, en: 'Half price' } },
      rule: { type: 'PERCENT_OFF', percent: 50 },
      code: null,
      from: '0.001',
      unitPriceMinor: 3000,
    };
    const last = aMovement(tomato, {
      productId: product.id,
      promotion: { id: anId(), name: { mk: null, en: 'Last week' } },
      unitPriceMinor: 5000,
      listPriceMinor: 6000,
    });
    const offers = { currency: 'MKD', listPriceMinor: 6000, offers: [half], takesCode: false };
    const { user, api, notifications } = open({
      [`/v1/produce/${tomato.id}/movements`]: aPage([last]),
      [`/v1/products/${product.id}/offers`]: { ...offers, locations: [] },
      '/v1/products': aPage([product]),
    });
    await user.type(await screen.findByLabelText(/How much was sold/), '10');
    await screen.findByDisplayValue('30.00');
    expect(screen.getByLabelText('Promotion')).toHaveDisplayValue(/^Half price: MKD\s30$/);
    const price = screen.getByLabelText(/Price per kg/);
    await user.clear(price);
    await user.type(price, '60');
    expect(screen.getByLabelText('Promotion')).toHaveDisplayValue('Without a promotion');
    await user.selectOptions(screen.getByLabelText('Promotion'), half.promotion.id);
    expect(price).toHaveValue('30.00');
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([
      { body: { unitPriceMinor: 3000, promotionId: half.promotion.id, productId: product.id } },
    ]);
  });

  it('costs what customers pay, says so, and offers the price of the last sale', async () => {
    const product = aProduct();
    const last = aMovement(tomato, { productId: product.id, unitPriceMinor: 1800 });
    const { user, api, notifications } = open({
      [`/v1/produce/${tomato.id}/movements`]: aPage([last]),
      [`/v1/products/${product.id}/offers`]: {
        currency: 'MKD',
        listPriceMinor: 3500,
        offers: [],
        takesCode: false,
        locations: [],
      },
      '/v1/products': aPage([product]),
    });
    await screen.findByDisplayValue('35.00');
    expect(screen.getByText('Price in your shop')).toBeVisible();
    const quantity = screen.getByLabelText(/How much was sold/);
    await user.type(quantity, '5x');
    expect(screen.getByLabelText(/Price per kg/)).toHaveValue('35.00');
    await user.clear(quantity);
    await user.type(quantity, '5');
    await user.click(screen.getByRole('button', { name: /^Last time: MKD\s18$/ }));
    expect(screen.getByText('Price of the last sale')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { quantity: '-5.000', unitPriceMinor: 1800 } }]);
  });

  it('is saved once the promotions are there, when Save was pressed before', async () => {
    const product = aProduct();
    const offers = Promise.withResolvers<object>();
    const { user, api, notifications } = open({
      '/v1/products': aPage([product]),
      [`/v1/products/${product.id}/offers`]: () => offers.promise,
    });
    await user.type(await screen.findByLabelText(/How much was sold/), '10');
    await vi.waitFor(() =>
      expect(api.calls.some(({ path }) => path.endsWith('/offers'))).toBe(true),
    );
    const save = screen.getByRole('button', { name: 'Record sale' });
    await user.click(save);
    expect(save).toHaveAttribute('aria-busy', 'true');
    expect(writes(api)).toEqual([]);
    offers.resolve({
      currency: 'MKD',
      listPriceMinor: 6000,
      offers: [],
      takesCode: false,
      locations: [],
    });
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { quantity: '-10.000', unitPriceMinor: 6000 } }]);
  });

  it('is of the product that the lot is sold as, where there is one', async () => {
    const product = aProduct();
    const { user, api, notifications } = open({
      '/v1/products': ({ produceId }) => aPage(produceId === tomato.id ? [product] : []),
      [`/v1/products/${product.id}/offers`]: {
        currency: 'MKD',
        listPriceMinor: 6000,
        offers: [],
        takesCode: false,
        locations: [],
      },
    });
    await user.type(await screen.findByLabelText(/How much was sold/), '10');
    await screen.findByDisplayValue('60.00');
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([
      { body: { unitPriceMinor: 6000, promotionId: null, productId: product.id } },
    ]);
  });

  it('is in euros where the last one was, and in denars again when that is chosen', async () => {
    const inEuros = aMovement(tomato, { unitPriceMinor: 150, currency: 'EUR' });
    const { user, api, notifications } = open({
      [`/v1/produce/${tomato.id}/movements`]: aPage([inEuros]),
    });
    await screen.findByDisplayValue('1.50');
    await user.type(screen.getByLabelText(/How much was sold/), '10');
    expect(screen.getByText(/Total €15/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Currency'), 'Denar');
    const price = screen.getByLabelText(/Price per kg/);
    await user.clear(price);
    await user.type(price, '90');
    await user.click(screen.getByRole('button', { name: 'Record sale' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { unitPriceMinor: 9000, currency: 'MKD' } }]);
  });

  it('says when the last sale could not be loaded, and starts with it once it could', async () => {
    const sale = aMovement(tomato, { channel: 'WHOLESALE', unitPriceMinor: 4000 });
    const ledger = `/v1/produce/${tomato.id}/movements`;
    const answers = { [ledger]: aPage([sale]) };
    const api = produceApi([tomato], answers);
    api.failNext(ledger, 500);
    const { user } = renderSection(section, {
      at: '/produce/record/sale',
      api,
      session: aSession(),
    });
    await screen.findByText(/^Some of what belongs here/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(screen.getByLabelText(/^Price/)).toHaveValue('40.00'));
  });
});
