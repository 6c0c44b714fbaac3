import { aPage } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { renderSection } from '@pazar/testing/render-section';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aPromotionDetail,
  aroundPromotions,
  packId,
  rivalId,
  tomato,
} from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

const effect = {
  uses: 2,
  quantities: [{ unit: 'KG', quantity: '5.000' }],
  grossMinor: 40_000,
  discountMinor: 10_000,
  netMinor: 30_000,
  before: { sales: 3, quantities: [], netMinor: 24_000 },
};

const prices = {
  currency: 'MKD',
  packs: [
    {
      packId,
      label: null,
      lowest: null,
      changes: [
        { from: '2026-11-20T10:04:00.000Z', priceMinor: 10_000, promotion: null },
        {
          from: '2026-11-10T10:04:00.000Z',
          priceMinor: 8000,
          promotion: { id: rivalId, name: { en: 'Market Saturday', mk: 'Сабота на пазар' } },
        },
      ].map((change) => ({ ...change, regularMinor: 10_000 })),
    },
  ],
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
    [`/v1/products/${tomato.id}/prices`]: prices,
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
    expect(screen.getByText('At least one price is not lower than its 30-day low.')).toBeVisible();
  });

  it('proves the lowest price with what the pack has cost', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /Prices so far: Tomato/ }));
    const proof = screen.getByRole('dialog', { name: /Prices so far: Tomato/ });
    const changes = await within(proof).findAllByRole('listitem');
    expect(changes.map(({ textContent }) => plain(textContent)?.trim())).toEqual([
      'from 20/11/2026, 11:04: MKD 100',
      'from 10/11/2026, 11:04: MKD 80 Market Saturday',
    ]);
    expect(within(proof).getByRole('link', { name: 'Market Saturday' })).toHaveAttribute(
      'href',
      `/promotion/${rivalId}`,
    );
  });

  it('says a least quantity in the unit of its products', async () => {
    open({ conditions: { minQuantity: '10.000', minAmountMinor: null } });
    const card = await screen.findByRole('region', { name: 'What it does' });
    await waitFor(() => expect(plain(card.textContent)).toContain('for 10 kg or more'));
  });

  it('names the other promotion that wins, with a link to it', async () => {
    open();
    const form = await screen.findByRole('form', { name: 'Promotion' });
    const link = await within(form).findByRole('link', { name: 'Market Saturday' });
    expect(link).toHaveAttribute('href', `/promotion/${rivalId}`);
    expect(within(form).getByText(/the other one wins/)).toBeVisible();
    const card = screen.getByRole('region', { name: 'Overlaps' });
    expect(card).toHaveTextContent('Products where this one wins: 0 of 1');
  });

  it('links from what it lacks to the field', async () => {
    const publishRequirements = [{ pointer: '/endsAt', code: 'required' as const }];
    const { promotion } = open({ endsAt: null, publishRequirements });
    const link = await screen.findByRole('link', { name: 'Choose when it ends' });
    expect(link).toHaveAttribute('href', `/promotion/${promotion.id}#endsAt`);
    const list = screen.getByRole('region', { name: 'Before it can be published' });
    expect(list).toHaveTextContent('3 of 4');
    expect(list).toHaveTextContent('It has a start');
  });

  it('that is paused says what it lacks to go on, and nothing where it lacks nothing', async () => {
    const paused = { status: 'PAUSED', effectiveStatus: 'PAUSED' } as const;
    open({
      ...paused,
      endsAt: null,
      publishRequirements: [{ pointer: '/endsAt', code: 'required' }],
    });
    const list = await screen.findByRole('region', { name: 'Before it can go on' });
    expect(list).toHaveTextContent('Choose when it ends');
    cleanup();

    open(paused);
    await screen.findByRole('region', { name: 'Effect so far' });
    expect(screen.queryByRole('region', { name: /^Before it can/ })).not.toBeInTheDocument();
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

  it('locks what customers have read once it runs, and leaves the end open', async () => {
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

  it('keeps the caret where a letter is typed into a code', async () => {
    const { user } = open({ trigger: 'CODE', code: null });
    const code = await screen.findByRole('textbox', { name: /^Promo code/ });
    await user.type(code, 'abcd{ArrowLeft}{ArrowLeft}xy');
    expect(code).toHaveValue('ABXYCD');
  });

  it('refuses an amount of more digits than there are prices', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Special price' }));
    await user.type(screen.getByRole('textbox', { name: /^Special price/ }), '9'.repeat(20));
    expect(screen.getByText(/^Enter the discount to see/, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: /^Special price/ })).toBeInvalid();
  });

  it('shows what it has brought, against the two weeks before', async () => {
    open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' });
    const card = await screen.findByRole('region', { name: 'Effect so far' });
    await within(card).findByText('2 sales');
    expect(plain(card.textContent)).toContain('MKD 100 discount on MKD 400');
    expect(plain(card.textContent)).toContain('3 sales, MKD 240');
  });

  it.each([
    ['DRAFT', 'The promotion is a draft: it has price tags once it is published.'],
    ['PAUSED', 'The promotion is paused: it has price tags again once it goes on.'],
    ['ENDED', /^The promotion has ended: no customer pays its prices/],
    ['ARCHIVED', /^The promotion is archived: no customer pays its prices/],
  ] as const)('has no price tags while no customer pays its prices: %s', async (status, why) => {
    open({ effectiveStatus: status }, '/tags');
    expect(await screen.findByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  });

  it('has a price tag for each pack, in either language', async () => {
    const { user } = open({ status: 'PUBLISHED', effectiveStatus: 'ACTIVE' }, '/tags');
    const tag = await screen.findByRole('article');
    expect(plain(tag.textContent)).toContain('Lowest price in 30 days: MKD 80');
    await user.click(screen.getByRole('radio', { name: 'Macedonian' }));
    expect(plain(screen.getByRole('article').textContent)).toContain(
      'Најниска цена во последните 30 дена: 80 ден.',
    );
  });

  it('says on its price tags who sells, and on which conditions the price holds', async () => {
    open(
      {
        conditions: { minQuantity: '10.000', minAmountMinor: null },
        stockLimit: { quantity: '85.000', unit: 'KG' },
        weekly: { days: [6], from: '07:00', to: '12:00' },
        status: 'PUBLISHED',
        effectiveStatus: 'SCHEDULED',
      },
      '/tags',
    );
    const tag = await screen.findByRole('article');
    expect(await within(tag).findByText('Farm Mitrev')).toBeVisible();
    const lines = within(tag)
      .getAllByRole('paragraph')
      .map(({ textContent }) => plain(textContent));
    expect(lines).toEqual(
      expect.arrayContaining([
        'for at least 10 kg',
        'while stocks last, at most 85 kg',
        'from 01/11/2026, 01:00 until 30/11/2026, 13:00',
        'Saturday 07:00–12:00',
      ]),
    );
  });
});
