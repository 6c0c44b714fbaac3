import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatDate } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';
import { aLot, aPage } from '@pazar/testing/builders';
import { fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { promiseForm } from '@pazar/testing/promise-form';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPromotionDetail, aroundPromotions, tomato } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

describe('The form of a promotion', () => {
  const promotion = aPromotionDetail({ trigger: 'CODE', code: 'OLD-CODE' });
  promiseForm({
    section,
    at: `/promotion/${promotion.id}`,
    save: `PATCH /v1/promotions/${promotion.id}`,
    record: promotion,
    words: { title: 'Autumn discount', titleMk: 'Есенски попуст', form: 'Promotion' },
    field: { label: 'Promo code', member: 'code', text: 'JESEN10', theirs: 'ZIMA20' },
    wrong: { label: 'Promo code', text: 'A', fault: '.' },
    around: { ...aroundPromotions, [`/v1/promotions/${promotion.id}`]: promotion },
  });
});

describe('A promotion for a lot that must be sold', () => {
  const lastDay = dayAfter(marketDay(new Date()), 5);
  const { id, name, sku, stockMode, stockState } = tomato;
  const lot: LotDetail = {
    ...aLot({ remaining: '85.000', bestBefore: lastDay }),
    supplierName: null,
    receivedOn: null,
    area: null,
    certifications: [],
    notes: null,
    imageIds: [],
    lossReason: null,
    lossNote: null,
    closedAt: null,
    reopenUntil: null,
    adjusted: '0.000',
    yieldPerDka: null,
    progress: null,
    linkedProducts: [{ id, name, sku, stockMode, stockState, stockAvailable: '85.000' }],
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: id,
    updatedBy: id,
  };
  const path = `/v1/produce/${lot.id}`;

  it('starts with its products, its end, how much there is, and a discount that is explained', async () => {
    const saved = aPromotionDetail();
    const api = fakeApi({
      ...aroundPromotions,
      [path]: lot,
      [`${path}/movements`]: aPage([]),
      'POST /v1/promotions': saved,
      [`/v1/promotions/${saved.id}`]: saved,
    });
    const { user } = renderSection(section, { at: `/promotion/new?lot=${lot.id}`, api });
    const title = await screen.findByText(/^Sell 85/);
    expect(title).toHaveTextContent(`by ${formatDate(lastDay, 'en')}`);
    expect(
      screen.getByText(/0\skg a day, 85\skg will be left. Suggested discount: 40%/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(
        api.calls.find((call) => call.method === 'POST' && call.path === '/v1/promotions')?.body,
      ).toMatchObject({
        rule: { type: 'PERCENT_OFF', percent: 40 },
        target: { type: 'PRODUCTS', productIds: [tomato.id] },
        endsAt: instantOf(lastDay, '23:59'),
        stockLimit: { quantity: '85.000', unit: lot.unit },
      }),
    );
  });

  it('says that the lot could not be loaded, and offers another try', async () => {
    const api = fakeApi({
      ...aroundPromotions,
      [path]: () => Promise.reject(fakeFailure('network')),
      [`${path}/movements`]: aPage([]),
    });
    renderSection(section, { at: `/promotion/new?lot=${lot.id}`, api });
    expect(await screen.findByText('The lot could not be loaded')).toBeVisible();
  });
});
