import type { LotDetail } from '@pazar/contracts/produce-detail';
import { anAccount } from '@pazar/testing/an-account';
import { aPage, aProduct } from '@pazar/testing/builders';
import { type FakeAnswer, type FakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aLotDetail, aMovement, aroundLots, produceApi } from '../../../test/produce-api.ts';
import { section } from '../../section.tsx';

function open(lot: LotDetail, answers: Record<string, FakeAnswer> = {}, account = anAccount()) {
  const api = produceApi([lot], { [`/v1/produce/${lot.id}`]: lot, ...answers });
  return renderSection(section, { at: `/produce/${lot.id}`, api, account });
}

const writes = (api: FakeApi) => api.calls.filter(({ method }) => method !== 'GET');

describe('The page of a lot', () => {
  const lot = aLotDetail();
  promiseRecordPage({
    section,
    at: `/produce/${lot.id}`,
    path: `/v1/produce/${lot.id}`,
    record: lot,
    list: { path: '/produce', title: 'Produce' },
    words: {
      title: 'Tomato Rozov',
      titleMk: 'Домат Rozov',
      loading: 'Loading the lot…',
      failed: 'The lot could not be loaded',
    },
    around: {
      ...aroundLots,
      '/v1/produce': aPage([lot]),
      [`/v1/produce/${lot.id}/movements`]: aPage([]),
    },
  });
});

describe('A lot', () => {
  it('shows what its ledger adds up to, and what was planned', async () => {
    const lot = aLotDetail();
    open(lot, { [`/v1/produce/${lot.id}/movements`]: aPage([aMovement(lot)]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tomato Rozov' })).toBeVisible();
    for (const [term, amount] of [
      ['Harvested', '214 kg'],
      ['Sold', '148 kg'],
      ['Remaining', '60 kg'],
    ] as const) {
      const [first] = screen.getAllByText(term).filter((element) => element.tagName === 'DT');
      expect(first?.nextElementSibling?.textContent.replaceAll('\u00A0', ' ')).toBe(amount);
    }
    expect(screen.getByText(/214\skg of 300\skg expected \(71%\)/)).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /^Sale/ })).toBeVisible();
  });

  it('has a picture beside each word of its menu', async () => {
    const { user } = open(aLotDetail());
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toContain('Record own use');
    expect(items.filter((item) => item.querySelector('svg') === null)).toEqual([]);
  });

  it('reverses a movement, and never changes it', async () => {
    const lot = aLotDetail();
    const sale = aMovement(lot);
    const { user, api, notifications } = open(lot, {
      [`/v1/produce/${lot.id}/movements`]: aPage([sale]),
      [`POST /v1/movements/${sale.id}/reverse`]: { movements: [], lots: [], products: [] },
    });
    await user.click(await screen.findByRole('button', { name: /^Reverse: Sale/ }));
    const dialog = screen.getByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reverse' }));
    expect(await vi.waitUntil(() => notifications[0])).toBe('Movement reversed');
    expect(writes(api)).toMatchObject([{ path: `/v1/movements/${sale.id}/reverse` }]);
  });

  it('closes with what is left written off, for a reason', async () => {
    const lot = aLotDetail();
    const closed = aLotDetail({ ...lot, status: 'CLOSED', remaining: '0.000', version: 2 });
    const { user, api, notifications, actions } = open(lot, {
      [`POST /v1/produce/${lot.id}/close`]: closed,
    });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Close lot' }));
    await user.click(screen.getByRole('button', { name: 'Write off and close' }));
    expect(screen.getByText('Say why it is written off')).toBeVisible();
    await user.type(screen.getByLabelText('Reason'), 'Rotten');
    await user.click(screen.getByRole('button', { name: 'Write off and close' }));
    expect(await vi.waitUntil(() => notifications[0])).toBe('Lot closed');
    expect(actions[0]?.label).toBe('Undo');
    expect(writes(api)).toMatchObject([
      { body: { writeOff: { type: 'WASTE', note: 'Rotten' } }, ifMatch: lot.version },
    ]);
  });

  it('says to a suspended agent in the dialog that nothing can be saved, and why', async () => {
    const suspension = { reason: 'Three complaints.', until: null, appeal: null };
    const { user } = open(aLotDetail(), {}, anAccount({ suspension }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Close lot' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Nothing can be saved: .* Three complaints\.$/)).toBeVisible();
  });

  it('is marked as lost before its harvest, for a reason', async () => {
    const lot = aLotDetail({ status: 'GROWING', remaining: '0.000', harvested: '0.000' });
    const { user, api, notifications } = open(lot, {
      [`POST /v1/produce/${lot.id}/mark-lost`]: { ...lot, status: 'LOST' },
    });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Mark as lost' }));
    await user.click(screen.getByRole('button', { name: 'Mark as lost' }));
    expect(screen.getByText('Choose a reason')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Hail' }));
    await user.click(screen.getByRole('button', { name: 'Mark as lost' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api)).toMatchObject([{ body: { reason: 'HAIL', note: null } }]);
  });

  it('is planned again once, however often that is asked for before there is an answer', async () => {
    const lot = aLotDetail();
    const again = aLotDetail({ id: '00000000-0000-4000-8000-0000000000bb' });
    const { user, api, address } = open(lot, {
      [`POST /v1/produce/${lot.id}/duplicate`]: again,
      [`/v1/produce/${again.id}`]: again,
    });
    api.failNext(`POST /v1/produce/${lot.id}/duplicate`, 'timeout');
    for (const isLost of [true, false]) {
      await user.click(await screen.findByRole('button', { name: 'More' }));
      await user.click(screen.getByRole('menuitem', { name: 'Plan again' }));
      if (isLost) await screen.findByRole('heading', { name: /^It is not known/ });
    }
    await vi.waitUntil(() => address() === `/produce/${again.id}/edit`);
    const [first, second] = writes(api);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  it('says why it was not opened again', async () => {
    const lot = aLotDetail({ status: 'CLOSED', reopenUntil: '2126-01-01T00:00:00.000Z' });
    const { user, api } = open(lot);
    api.failNext(`POST /v1/produce/${lot.id}/reopen`, 409, { detail: 'It is too late for that.' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reopen' }));
    expect(await screen.findByRole('heading', { name: 'The lot was not changed' })).toBeVisible();
    expect(screen.getByText('It is too late for that.')).toBeVisible();
  });

  it('says it when closing cannot be undone', async () => {
    const lot = aLotDetail({ remaining: '0.000' });
    const { user, api, notifications, actions } = open(lot, {
      [`POST /v1/produce/${lot.id}/close`]: { ...lot, status: 'CLOSED', version: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Close lot' }));
    await user.click(screen.getByRole('button', { name: 'Close lot' }));
    await vi.waitUntil(() => notifications[0]);
    api.failNext(`POST /v1/produce/${lot.id}/reopen`, 409);
    actions[0]?.onAction();
    await vi.waitUntil(() => notifications[1]);
    expect(notifications[1]).toMatch(/^It could not be undone/);
  });

  it('says why it was not changed, and stays open', async () => {
    const lot = aLotDetail({ remaining: '0.000' });
    const { user } = open(lot, {
      [`POST /v1/produce/${lot.id}/close`]: () => {
        throw fakeFailure(412, { code: 'version-conflict', detail: 'Somebody was faster.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('menuitem', { name: 'Close lot' }));
    await user.click(screen.getByRole('button', { name: 'Close lot' }));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
  });

  it('shows what links do to the stock of products before they are saved', async () => {
    const product = aProduct({ stockMode: 'FROM_PRODUCE' });
    const lot = aLotDetail();
    const effect = {
      id: product.id,
      sku: product.sku,
      name: product.name,
      change: 'link',
      stockMode: 'FROM_PRODUCE',
      unit: 'KG',
      before: { available: '25.500', state: 'IN' },
      after: { available: '85.500', state: 'IN' },
    };
    const { user, api, notifications } = open(lot, {
      '/v1/products': aPage([product]),
      [`POST /v1/produce/${lot.id}/links/preview`]: (_query, { body }) => ({
        effects: JSON.stringify(body).includes(product.id) ? [effect] : [],
      }),
      [`PUT /v1/produce/${lot.id}/links`]: lot,
    });
    await user.click(await screen.findByRole('button', { name: 'Change links' }));
    await user.click(await screen.findByRole('combobox', { name: 'Add a product' }));
    await user.click(await screen.findByRole('option', { name: /Tomato Rozov/ }));
    expect(await screen.findByText(/Tomato Rozov: stock from 25.5\skg to 85.5\skg/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save links' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api).filter(({ method }) => method === 'PUT')).toMatchObject([
      { body: { productIds: [product.id] }, ifMatch: lot.version },
    ]);
  });

  it('finds products to link that are not on the first page of them', async () => {
    const lot = aLotDetail();
    const first = aProduct({ name: { mk: null, en: 'Apples' } });
    const far = aProduct({ name: { mk: null, en: 'Zucchini' } });
    const { user, api, notifications } = open(lot, {
      '/v1/products': ({ q }) => (q === 'zucc' ? aPage([far]) : aPage([first], { next: 'more' })),
      [`POST /v1/produce/${lot.id}/links/preview`]: { effects: [] },
      [`PUT /v1/produce/${lot.id}/links`]: lot,
    });
    await user.click(await screen.findByRole('button', { name: 'Change links' }));
    await user.type(await screen.findByRole('combobox', { name: 'Add a product' }), 'zucc');
    await user.click(await screen.findByRole('option', { name: /Zucchini/ }));
    await user.click(screen.getByRole('button', { name: 'Save links' }));
    await vi.waitUntil(() => notifications[0]);
    expect(writes(api).find(({ method }) => method === 'PUT')).toMatchObject({
      body: { productIds: [far.id] },
    });
    expect(api.calls.find(({ path }) => path === '/v1/products')?.query).toMatchObject({
      baseUnit: lot.unit,
    });
  });

  it('offers what its state allows', async () => {
    const lot = aLotDetail({ status: 'CLOSED', reopenUntil: '2126-01-01T00:00:00.000Z' });
    const { user } = open(lot);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual(['Edit', 'Print label', 'Plan again', 'Reopen', 'Print']);
    expect(screen.queryByRole('button', { name: 'Record sale' })).not.toBeInTheDocument();
  });
});
