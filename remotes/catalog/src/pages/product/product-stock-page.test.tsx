import type { ProductDetail } from '@pazar/contracts/product-detail';
import type { Unit } from '@pazar/contracts/quantity';
import type { SaleOffer, SaleOffers } from '@pazar/contracts/sale-offers';
import { aLot, anId, aPage } from '@pazar/testing/builders';
import { type FakeAnswer, type FakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMovement } from '../../../test/produce-api.ts';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const recorded = { movements: [], lots: [], products: [] };

/** The stock page of a product that is counted by hand, twenty kilograms or pieces of it. */
function open(
  answers: (product: ProductDetail) => Record<string, FakeAnswer> = () => ({}),
  baseUnit: Unit = 'KG',
) {
  const product = aProductDetail({ stockMode: 'MANUAL', stockAvailable: '20.000', baseUnit });
  const api = productApi([product], {
    [`/v1/products/${product.id}`]: product,
    [`/v1/products/${product.id}/movements`]: aPage([]),
    [`POST /v1/products/${product.id}/movements`]: recorded,
    ...answers(product),
  });
  const shown = renderSection(section, { at: `/product/${product.id}/stock`, api });
  return { ...shown, product, posted: `POST /v1/products/${product.id}/movements` };
}

const posts = (api: FakeApi) => api.calls.filter(({ method }) => method === 'POST');
const keys = (api: FakeApi) => posts(api).map(({ idempotencyKey }) => idempotencyKey);

describe('Recording a movement', () => {
  it('books once when it is pressed twice', async () => {
    const answer = Promise.withResolvers<object>();
    const { user, api, notifications } = open(({ id }) => ({
      [`POST /v1/products/${id}/movements`]: () => answer.promise,
    }));
    await user.type(await screen.findByLabelText(/^Quantity/), '5');
    await user.dblClick(screen.getByRole('button', { name: 'Record' }));
    answer.resolve(recorded);
    await vi.waitUntil(() => notifications[0]);
    expect(posts(api)).toMatchObject([{ body: { type: 'RECEIPT', quantity: '5.000' } }]);
  });

  it.each(['network', 'timeout', 'answer', 502] as const)(
    'after a lost answer (%s) says that it is not known, looks, and sends the same only once',
    async (failure) => {
      const { user, api, posted, product, notifications } = open();
      api.failNext(posted, failure);
      await user.type(await screen.findByLabelText(/^Quantity/), '5');
      await user.click(screen.getByRole('button', { name: 'Record' }));
      await screen.findByRole('heading', { name: 'It is not known whether this was done' });
      expect(screen.queryByText('It was not recorded')).not.toBeInTheDocument();
      const ledger = `/v1/products/${product.id}/movements`;
      const looks = () =>
        api.calls.filter(({ method, path }) => method === 'GET' && path === ledger);
      await waitFor(() => expect(looks()).toHaveLength(2));
      await user.click(screen.getByRole('button', { name: 'Record' }));
      await vi.waitUntil(() => notifications[0]);
      expect(keys(api)).toHaveLength(2);
      expect(new Set(keys(api)).size).toBe(1);
    },
  );

  it('after a refusal says that it was not recorded, and tries anew', async () => {
    const { user, api, posted, notifications } = open();
    api.failNext(posted, 409, { code: 'insufficient-stock', remaining: '2.000' });
    await user.type(await screen.findByLabelText(/^Quantity/), '5');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByRole('heading', { name: 'It was not recorded' });
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await vi.waitUntil(() => notifications[0]);
    expect(new Set(keys(api)).size).toBe(2);
  });
});

describe('Recording a sale', () => {
  const offerOf = (percent: number, over: Partial<SaleOffer> = {}): SaleOffer => ({
    promotion: { id: anId(), name: { mk: null, en: `${percent} % off` } },
    rule: { type: 'PERCENT_OFF', percent },
    code: null,
    from: '0.001',
    unitPriceMinor: 65 * (100 - percent),
    ...over,
  });
  const offersOf = (offers: SaleOffer[], over: Partial<SaleOffers> = {}): SaleOffers => ({
    currency: 'MKD',
    listPriceMinor: 6500,
    offers,
    takesCode: false,
    locations: [],
    ...over,
  });
  async function sell(answer: FakeAnswer) {
    const shown = open(({ id }) => ({ [`/v1/products/${id}/offers`]: answer }));
    await shown.user.selectOptions(await screen.findByLabelText('What happened'), 'Sale');
    return shown;
  }
  const record = async ({ user, notifications }: Awaited<ReturnType<typeof sell>>) => {
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await vi.waitUntil(() => notifications[0]);
  };

  it('proposes the price of the best promotion, and names it', async () => {
    const best = offerOf(20);
    const shown = await sell(offersOf([best, offerOf(10)]));
    await shown.user.type(screen.getByLabelText(/^Quantity/), '5');
    expect(await screen.findByLabelText(/^Price per kg/)).toHaveValue('52.00');
    expect(screen.getByLabelText('Promotion')).toHaveDisplayValue(/^20 % off: MKD\s52$/);
    await record(shown);
    expect(posts(shown.api)).toMatchObject([
      {
        body: {
          type: 'SALE',
          quantity: '-5.000',
          unitPriceMinor: 5200,
          currency: 'MKD',
          promotionId: best.promotion.id,
        },
      },
    ]);
  });

  it('says how much a promotion has left when a sale is larger, and offers no correction of stock', async () => {
    const { user, api, posted } = await sell(offersOf([offerOf(20)]));
    const detail = 'The promotion is for less than you want to sell.';
    api.failNext(posted, 409, { code: 'promotion-limit', detail, remaining: '3.000', unit: 'KG' });
    await user.type(screen.getByLabelText(/^Quantity/), '5');
    await screen.findByLabelText('Promotion');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByRole('heading', { name: 'It was not recorded' });
    expect(screen.getByText(/^3\skg left$/)).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Record it anyway, with a correction' }),
    ).toBeNull();
  });

  it('is under no promotion at the full price, once that is chosen', async () => {
    const shown = await sell(offersOf([offerOf(20)]));
    await shown.user.type(screen.getByLabelText(/^Quantity/), '5');
    await shown.user.selectOptions(
      await screen.findByLabelText('Promotion'),
      'Without a promotion',
    );
    expect(screen.getByLabelText(/^Price per kg/)).toHaveValue('65.00');
    await record(shown);
    expect(posts(shown.api)).toMatchObject([{ body: { unitPriceMinor: 6500, promotionId: null } }]);
  });

  it('takes a code in Cyrillic letters, and says when no promotion has it', async () => {
    const withCode = offerOf(30, { code: 'ECEH10' });
    const shown = await sell(({ code }: Record<string, unknown>) =>
      offersOf(code === 'ECEH10' ? [withCode] : [], { takesCode: true }),
    );
    await shown.user.type(screen.getByLabelText(/^Quantity/), '2');
    const code = await screen.findByLabelText(/^Promo code/);
    await shown.user.type(code, 'ЕСЕН');
    await screen.findByText(/^No promotion of this product has this code/);
    await shown.user.type(code, '10');
    await screen.findByText(/^Cyrillic letters/);
    await waitFor(() =>
      expect(screen.getByLabelText('Promotion')).toHaveDisplayValue(/^30 % off: /),
    );
    await record(shown);
    expect(posts(shown.api)).toMatchObject([
      { body: { unitPriceMinor: 4550, promotionId: withCode.promotion.id } },
    ]);
  });

  it('says from which quantity a promotion holds, and asks where it was sold', async () => {
    const many = offerOf(10, { from: '5.000' });
    const locations = [{ id: anId(), name: 'Битпазар' }];
    const shown = await sell(({ locationId }: Record<string, unknown>) =>
      offersOf(locationId === locations[0]?.id ? [many] : [], { locations }),
    );
    await shown.user.type(screen.getByLabelText(/^Quantity/), '4');
    await shown.user.selectOptions(await screen.findByLabelText(/^Sold at/), 'Битпазар');
    await screen.findByText(/^10 % off: MKD\s58.50 each from 5\skg$/);
    expect(screen.getByLabelText('Promotion')).toHaveDisplayValue('Without a promotion');
    await shown.user.clear(screen.getByLabelText(/^Quantity/));
    await shown.user.type(screen.getByLabelText(/^Quantity/), '5');
    await record(shown);
    expect(posts(shown.api)).toMatchObject([{ body: { promotionId: many.promotion.id } }]);
  });

  it('counts packs, of which some may be free', async () => {
    const deal = offerOf(0, { rule: { type: 'MULTI_BUY', buy: 2, free: 1 }, from: '3.000' });
    const shown = await sell(offersOf([deal]));
    const [pack] = shown.product.packs;
    await shown.user.selectOptions(await screen.findByLabelText('Packing'), pack?.id ?? '');
    await shown.user.type(screen.getByLabelText(/^Number of packs/), '6');
    await waitFor(() => expect(screen.getByLabelText(/^Price of one pack/)).toHaveValue('43.33'));
    await record(shown);
    expect(posts(shown.api)).toMatchObject([
      { body: { packId: pack?.id, packCount: 6, unitPriceMinor: 4333, quantity: '-6.000' } },
    ]);
  });

  it('leaves the promotion to the server where it could not be asked', async () => {
    const shown = await sell(() => {
      throw fakeFailure('network');
    });
    await shown.user.type(screen.getByLabelText(/^Quantity/), '5');
    await screen.findByText(/^Some of what belongs here/);
    await record(shown);
    const [{ body } = { body: {} }] = posts(shown.api);
    expect(body).not.toHaveProperty('promotionId');
  });

  it('sends the same after a lost answer, though its promotion has ended with it', async () => {
    let offers = [offerOf(20)];
    const shown = await sell(() => offersOf(offers));
    shown.api.failNext(shown.posted, 'answer');
    await shown.user.type(screen.getByLabelText(/^Quantity/), '5');
    await screen.findByLabelText('Promotion');
    offers = [];
    await shown.user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByRole('heading', { name: 'It is not known whether this was done' });
    await waitFor(() => expect(screen.queryByLabelText('Promotion')).not.toBeInTheDocument());
    await record(shown);
    expect(new Set(keys(shown.api)).size).toBe(1);
  });
});

describe('What the ledger cannot hold', () => {
  it.each([
    ['Quantity', 'Record', '99999999', /^Enter at most 9,999,999.999/],
    ['Quantity', 'Record', '0', 'Enter an amount above zero, e.g. 12.5'],
    ['Counted quantity', 'Save count', '99999999', /^Enter at most 9,999,999.999/],
    ['Counted quantity', 'Save count', '-1', 'Enter an amount above zero, e.g. 12.5'],
  ] as const)('is said at the field: %s, %s %s', async (...[field, button, amount, words]) => {
    const { user, api } = open();
    await user.type(await screen.findByLabelText(new RegExp(`^${field}`)), amount);
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(words)).toBeVisible();
    expect(posts(api)).toEqual([]);
  });
});

describe('A part of a piece', () => {
  it.each([
    ['Quantity', 'Record', '1.5', 'Enter a whole number, e.g. 12'],
    ['Quantity', 'Record', '0', 'Enter an amount above zero, e.g. 12'],
    ['Counted quantity', 'Save count', '18.5', 'Enter a whole number, e.g. 12'],
  ] as const)('is not recorded: %s, %s %s', async (...[field, button, amount, words]) => {
    const { user, api } = open(() => ({}), 'PIECE');
    await user.type(await screen.findByLabelText(new RegExp(`^${field}`)), amount);
    await user.click(screen.getByRole('button', { name: button }));
    expect(screen.getByText(words)).toBeVisible();
    expect(posts(api)).toEqual([]);
  });
});

describe('Counting', () => {
  it('corrects the stock once when it is pressed twice', async () => {
    const answer = Promise.withResolvers<object>();
    const { user, api, notifications } = open(({ id }) => ({
      [`POST /v1/products/${id}/movements`]: () => answer.promise,
    }));
    await user.type(await screen.findByLabelText(/^Counted quantity/), '18');
    await user.dblClick(screen.getByRole('button', { name: 'Save count' }));
    answer.resolve(recorded);
    await vi.waitUntil(() => notifications[0]);
    expect(posts(api)).toMatchObject([{ body: { type: 'ADJUST', quantity: '-2.000' } }]);
  });
});

describe('The ledger of a product', () => {
  it('reverses an entry once when that is pressed twice', async () => {
    const entry = aMovement(aLot());
    const answer = Promise.withResolvers<object>();
    const { user, api, notifications } = open(({ id }) => ({
      [`/v1/products/${id}/movements`]: aPage([entry]),
      [`POST /v1/movements/${entry.id}/reverse`]: () => answer.promise,
    }));
    await user.click(await screen.findByRole('button', { name: /^Reverse: / }));
    const question = screen.getByRole('alertdialog');
    await user.dblClick(within(question).getByRole('button', { name: 'Reverse' }));
    answer.resolve(recorded);
    await vi.waitUntil(() => notifications[0]);
    expect(posts(api)).toMatchObject([{ path: `/v1/movements/${entry.id}/reverse` }]);
  });
});
