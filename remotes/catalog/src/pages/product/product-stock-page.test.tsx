import type { ProductDetail } from '@pazar/contracts/product-detail';
import { aLot, aPage } from '@pazar/testing/builders';
import type { FakeAnswer, FakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aMovement } from '../../../test/produce-api.ts';
import { aProductDetail, productApi } from '../../../test/product-api.ts';
import { section } from '../../section.tsx';

const recorded = { movements: [], lots: [], products: [] };

/** The stock page of a product that is counted by hand, twenty kilograms of it. */
function open(answers: (product: ProductDetail) => Record<string, FakeAnswer> = () => ({})) {
  const product = aProductDetail({ stockMode: 'MANUAL', stockAvailable: '20.000' });
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

describe('What the ledger cannot hold', () => {
  it.each([
    ['Quantity', 'Record', '99999999', /^Enter at most 9,999,999.999/],
    ['Quantity', 'Record', '0', 'Enter an amount above zero, e.g. 12.5'],
    ['Counted quantity', 'Adjust stock', '99999999', /^Enter at most 9,999,999.999/],
    ['Counted quantity', 'Adjust stock', '-1', 'Enter an amount above zero, e.g. 12.5'],
  ] as const)('is said at the field: %s, %s %s', async (...[field, button, amount, words]) => {
    const { user, api } = open();
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
    await user.dblClick(screen.getByRole('button', { name: 'Adjust stock' }));
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
