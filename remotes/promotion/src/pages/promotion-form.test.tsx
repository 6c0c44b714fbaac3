import type { LotDetail } from '@pazar/contracts/produce-detail';
import { promotionLimits } from '@pazar/contracts/promotion-input';
import { formatDate } from '@pazar/format/date';
import { dayAfter, marketDay } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';
import { aLot, aPage } from '@pazar/testing/builders';
import { fakeApi, fakeFailure } from '@pazar/testing/fake-api';
import { promiseForm } from '@pazar/testing/promise-form';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
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

describe('A promotion that was changed in two places', () => {
  it('names what it is for on both sides, and counts what has no name at hand', async () => {
    const promotion = aPromotionDetail();
    const path = `/v1/promotions/${promotion.id}`;
    const api = fakeApi({ ...aroundPromotions, [path]: promotion });
    const { user } = renderSection(section, { at: `/promotion/${promotion.id}`, api });
    await user.click(await screen.findByRole('radio', { name: 'Single packs' }));
    await user.type(await screen.findByRole('combobox', { name: 'Single packs' }), 'tom');
    await user.click(await screen.findByRole('option', { name: /Tomato/ }));
    api.failNext(`PATCH ${path}`, 412, {
      code: 'version-conflict',
      detail: 'Changed meanwhile.',
      current: {
        ...promotion,
        version: promotion.version + 1,
        target: { type: 'PRODUCTS', productIds: [tomato.id, promotion.id] },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Single packs: Tomato 1 kg');
    expect(dialog).toHaveTextContent('Selected products: Tomato and 1 more');
  });
});

describe('A draft that was published in another tab', () => {
  it('keeps its price until the change is confirmed for what it is now', async () => {
    const draft = aPromotionDetail();
    const path = `/v1/promotions/${draft.id}`;
    const api = fakeApi({ ...aroundPromotions, [path]: draft });
    const { user } = renderSection(section, { at: `/promotion/${draft.id}`, api });
    const discount = await screen.findByRole('textbox', { name: /^Discount/ });
    await user.clear(discount);
    await user.type(discount, '25');
    api.failNext(`PATCH ${path}`, 412, {
      code: 'version-conflict',
      detail: 'Changed meanwhile.',
      current: {
        ...draft,
        version: draft.version + 1,
        status: 'PUBLISHED',
        effectiveStatus: 'SCHEDULED',
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It was “Draft” when you opened it and is “Scheduled” now');
    expect(within(dialog).getByRole('radio', { name: /10% off/ })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(discount).toHaveValue('10'));
    expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
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
    const card = screen.getByRole('region', { name: 'Tomato' });
    expect(card).toHaveTextContent(/85\skg left/);
    expect(card).toHaveTextContent(`Best before ${formatDate(lastDay, 'en')}, in 5 days`);
    expect(
      screen.getByText(/0\skg a day, 85\skg will be left. Suggested discount: 40%/),
    ).toBeVisible();
    const effect = await screen.findByRole('region', { name: 'Effect' });
    expect(effect).toHaveTextContent(/MKD\s8,500/);
    expect(screen.getByRole('region', { name: 'Stock limit' })).toHaveTextContent(/of 85\skg/);
    const asked = screen.getByRole('region', { name: 'Before it can be published' });
    expect(asked).toHaveTextContent('5 of 5');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(
        api.calls.find((call) => call.method === 'POST' && call.path === '/v1/promotions')?.body,
      ).toMatchObject({
        rule: { type: 'PERCENT_OFF', percent: 40 },
        target: { type: 'PRODUCTS', productIds: [tomato.id] },
        endsAt: instantOf(lastDay, '24:00'),
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

describe('The packs of a promotion', () => {
  it('may be chosen beyond the limit, which is said when they are saved', async () => {
    const numbers = Array.from({ length: promotionLimits.packs }, (_, index) => index);
    const packIds = numbers.map((n) => `0193b000-0000-7000-8000-${String(n).padStart(12, '0')}`);
    const promotion = aPromotionDetail({ target: { type: 'PACKS', packIds } });
    const path = `/v1/promotions/${promotion.id}`;
    const api = fakeApi({ ...aroundPromotions, [path]: promotion });
    const { user } = renderSection(section, { at: `/promotion/${promotion.id}`, api });
    const picker = await screen.findByRole('combobox', { name: 'Single packs' });
    await user.type(picker, 'tom');
    await user.click(await screen.findByRole('option', { name: /Tomato/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: /Applies to: .*at most 200/i })).toBeVisible();
    expect(api.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });
});

describe('A new promotion with faults', () => {
  async function filledIn() {
    const api = fakeApi(aroundPromotions);
    const rendered = renderSection(section, { at: '/promotion/new', api });
    const { user } = rendered;
    const fill = async (label: string | RegExp, text: string) => {
      const [field] = await screen.findAllByRole('textbox', { name: label });
      if (field === undefined) throw new Error(`There is no field ${label}`);
      await user.clear(field);
      await user.type(field, text);
    };
    const faultOf = (label: string | RegExp) => {
      const field = screen.getByRole('textbox', { name: label });
      return field.getAttribute('aria-invalid') === 'true' ? field : null;
    };
    const save = () => user.click(screen.getByRole('button', { name: 'Save draft' }));
    await fill('English', 'Faulty');
    return { ...rendered, fill, faultOf, save };
  }

  it('marks only the number that is wrong, names it, and goes there', async () => {
    const { user, fill, faultOf, save } = await filledIn();
    await user.click(screen.getByRole('radio', { name: 'Buy, get free' }));
    await fill('Packs to buy', '21');
    await save();
    const buy = screen.getByRole('textbox', { name: 'Packs to buy' });
    expect(buy).toHaveAccessibleDescription(/Must be at most 20/);
    expect(faultOf('Packs for free')).toBeNull();
    await user.click(screen.getByRole('link', { name: /Packs to buy: Must be at most 20/ }));
    expect(buy).toHaveFocus();
  });

  it.each(['0', '-5', '95', 'half'])('says which discount there may be, not %s', async (text) => {
    const { fill, save } = await filledIn();
    await fill('Discount', text);
    await save();
    const summary = 'Discount: A whole number from 1 to 90';
    expect(await screen.findByRole('link', { name: summary })).toBeVisible();
  });

  it('marks the hour of the week that is wrong', async () => {
    const { user, fill, faultOf, save } = await filledIn();
    await fill('Discount', '10');
    await user.click(screen.getByRole('checkbox', { name: /^Only on certain days/ }));
    await fill('To', '07:00');
    await save();
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
      /Starts and ends at the same time/,
    );
    expect(faultOf('From')).toBeNull();
  });

  it.each(['0', '-5', '10000000'])(
    'says at both quantities how much may be typed, not %s',
    async (text) => {
      const { fill, save } = await filledIn();
      await fill('Discount', '10');
      await fill(/^Minimum quantity/, text);
      await fill(/^At most/, text);
      await save();
      for (const label of [/^Minimum quantity/, /^At most/])
        expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
          /From 0\.001 to 9,999,999\.999/,
        );
    },
  );
});
