import { aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aPromotionDetail, aroundPromotions, packId, rivalId } from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

const effect = {
  uses: 2,
  quantities: [{ unit: 'KG', quantity: '5.000' }],
  grossMinor: 40_000,
  discountMinor: 10_000,
  netMinor: 30_000,
  before: { sales: 3, quantities: [], netMinor: 24_000 },
};

function open(over: Parameters<typeof aPromotionDetail>[0] = {}, below = '') {
  const promotion = aPromotionDetail(over);
  const path = `/v1/promotions/${promotion.id}`;
  const api = fakeApi({
    ...aroundPromotions,
    [path]: promotion,
    [`${path}/effect`]: effect,
    'POST /v1/promotions/bulk': {
      succeeded: [{ id: promotion.id, version: 2 }],
      failed: [],
      undoToken: packId,
      undoUntil: null,
    },
    'POST /v1/promotions/bulk/undo': {
      succeeded: [],
      failed: [],
      undoToken: null,
      undoUntil: null,
    },
    [`PATCH ${path}`]: { ...promotion, version: 2 },
    '/v1/promotions': aPage([promotion]),
  });
  const at = `/promotion/${promotion.id}${below}` as const;
  return { ...renderSection(section, { at, api }), api, promotion };
}
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

describe('The page of a promotion', () => {
  const record = aPromotionDetail();
  promiseRecordPage({
    section,
    at: `/promotion/${record.id}`,
    path: `/v1/promotions/${record.id}`,
    record,
    list: { path: '/promotion', title: 'Promotions' },
    words: {
      title: 'Autumn discount',
      titleMk: 'Есенски попуст',
      loading: 'Loading the promotion…',
      failed: 'The promotion could not be loaded',
    },
    around: aroundPromotions,
  });

  it('says in one sentence what will happen, and changes it as one types', async () => {
    const { user } = open();
    const form = await screen.findByRole('form', { name: 'Promotion' });
    await waitFor(() =>
      expect(plain(form.textContent)).toContain(
        '10% off, on: Tomato, from 01/11/2026 at 01:00, until 30/11/2026 at 13:00.',
      ),
    );
    const percent = within(form).getByRole('textbox', { name: /^Discount/ });
    await user.clear(percent);
    await user.type(percent, '25');
    await waitFor(() => expect(plain(form.textContent)).toContain('25% off, on: Tomato'));
  });

  it('shows each price before and after with the lowest of 30 days, and warns of it', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Prices before and after' });
    const row = within(table).getByRole('row', { name: /Tomato/ });
    expect(plain(row.textContent)).toMatch(/MKD 100.*MKD 90.*MKD 90 per kg.*MKD 80.*not below it/);
    expect(
      screen.getByText('Some price is not below the lowest of the 30 days before.'),
    ).toBeVisible();
  });

  it('names the other promotion that wins, with a link to it', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Market Saturday' });
    expect(link).toHaveAttribute('href', `/promotion/${rivalId}`);
    expect(screen.getByText(/the other one wins/)).toBeVisible();
  });

  it('leads from what it lacks to the field', async () => {
    const publishRequirements = [{ pointer: '/endsAt', code: 'required' as const }];
    const { promotion } = open({ endsAt: null, publishRequirements });
    const link = await screen.findByRole('link', { name: 'Choose when it ends' });
    expect(link).toHaveAttribute('href', `/promotion/${promotion.id}#endsAt`);
  });

  it('pauses, and takes that back', async () => {
    const { user, api, promotion, actions, notifications } = open({
      status: 'PUBLISHED',
      effectiveStatus: 'ACTIVE',
    });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(notifications).toEqual(['Promotion paused']));
    act(() => actions[0]?.onAction());
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain('/v1/promotions/bulk/undo'),
    );
    expect(api.calls.find(({ path }) => path === '/v1/promotions/bulk')?.body).toEqual({
      ids: [promotion.id],
      action: 'pause',
    });
  });

  it('locks what customers were told once it runs, and leaves the end open', async () => {
    open({
      status: 'PUBLISHED',
      effectiveStatus: 'ACTIVE',
      frozen: ['rule', 'target', 'startsAt'],
    });
    const form = await screen.findByRole('form', { name: 'Promotion' });
    expect(within(form).getByRole('textbox', { name: /^Discount/ })).toBeDisabled();
    const ends = within(form).getByRole('group', { name: 'Ends' });
    expect(within(ends).getAllByRole('textbox')[0]).toBeEnabled();
    expect(screen.getByText(/For the rest use Stop and duplicate/)).toBeVisible();
  });

  it('changes the kind of rule as a whole', async () => {
    const { user, api, promotion } = open();
    await user.click(await screen.findByRole('radio', { name: 'Special price' }));
    await user.type(screen.getByRole('textbox', { name: /^Special price/ }), '85');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        rule: { type: 'SPECIAL_PRICE', priceMinor: 8500 },
      }),
    );
    expect(promotion.rule.type).toBe('PERCENT_OFF');
  });

  it('replaces Cyrillic letters of a code that look the same, and says so', async () => {
    const { user } = open({ trigger: 'CODE', code: null });
    const code = await screen.findByRole('textbox', { name: /^Promo code/ });
    await user.type(code, 'есен10');
    expect(code).toHaveValue('ECEH10');
    expect(screen.getByText(/were replaced by Latin ones/)).toBeVisible();
  });

  it('shows what it has brought, against the two weeks before', async () => {
    open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' });
    const card = await screen.findByRole('region', { name: 'Effect so far' });
    await within(card).findByText('2 sales');
    expect(plain(card.textContent)).toContain('MKD 100 discount on MKD 400');
    expect(plain(card.textContent)).toContain('3 sales, MKD 240');
  });

  it('has a price tag for each pack, in either language', async () => {
    const { user } = open({}, '/tags');
    const tag = await screen.findByRole('article');
    expect(plain(tag.textContent)).toContain('Lowest price in 30 days: MKD 80');
    await user.click(screen.getByRole('radio', { name: 'Macedonian' }));
    expect(plain(screen.getByRole('article').textContent)).toContain(
      'Најниска цена во последните 30 дена: 80 ден.',
    );
  });
});

describe('The timeline of promotions', () => {
  it('shows each promotion over its days, with its status and a link', async () => {
    const { promotion } = open();
    const api = fakeApi({ ...aroundPromotions, '/v1/promotions': aPage([promotion]) });
    renderSection(section, { at: '/promotion/timeline?from=2026-11-16&span=week', api });
    const row = await screen.findByRole('row', { name: /Autumn discount Draft/ });
    expect(within(row).getByRole('link')).toHaveAttribute('href', `/promotion/${promotion.id}`);
    expect(api.calls.find(({ path }) => path === '/v1/promotions')?.query).toMatchObject({
      startsTo: '2026-11-22T23:00:00.000Z',
      endsFrom: '2026-11-15T23:00:00.000Z',
    });
  });
});
