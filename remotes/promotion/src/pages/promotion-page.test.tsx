import { promiseRecordPage } from '@pazar/testing/promise-record-page';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPromotion as open, plain } from '../../test/open-promotion.tsx';
import {
  aPreview,
  aPromotionDetail,
  aroundPromotions,
  packId,
  rivalId,
} from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

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
        '10% off Tomato, from 01/11/2026 at 01:00, until 30/11/2026 at 13:00.',
      ),
    );
    const percent = within(form).getByRole('textbox', { name: /^Discount/ });
    await user.clear(percent);
    await user.type(percent, '25');
    await waitFor(() => expect(plain(form.textContent)).toContain('25% off Tomato'));
  });

  it('shows each price before and after with the lowest of 30 days, and warns of it', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Prices before and after' });
    const row = within(table).getByRole('row', { name: /Tomato/ });
    expect(plain(row.textContent)).toMatch(/^Tomato 1 kg.*100.*90.*90\/kg.*100.*80.*not below it/);
    expect(
      screen.getByText('At least one price is not below the lowest of the 30 days before.'),
    ).toBeVisible();
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
    const form = await screen.findByRole('form', { name: 'Promotion' });
    await waitFor(() => expect(plain(form.textContent)).toContain('for 10 kg or more'));
  });

  it('names the other promotion that wins, with a link to it', async () => {
    open();
    const form = await screen.findByRole('form', { name: 'Promotion' });
    const link = await within(form).findByRole('link', { name: 'Market Saturday' });
    expect(link).toHaveAttribute('href', `/promotion/${rivalId}`);
    const card = within(form).getByRole('article', { name: 'Market Saturday' });
    const prices = within(card).getAllByRole('paragraph').slice(-2);
    expect(prices.map(({ textContent }) => plain(textContent))).toEqual([
      'MKD 90 This promotion',
      'MKD 75 Market Saturday wins',
    ]);
  });

  it('names the winner once where the code changes nothing, and twice where it decides', async () => {
    const [conflict] = aPreview.conflicts;
    const [won] = conflict?.winners ?? [];
    if (conflict === undefined || won === undefined) throw new Error('The preview has no winner');
    const rivals = (['OTHER', 'THIS'] as const).map((withCode, index) => ({
      ...conflict,
      id: index === 0 ? rivalId : packId,
      name: { en: `Rival ${index}`, mk: null },
      winners: [{ ...won, withCode }],
    }));
    open({}, '', { 'POST /v1/promotions/preview': { ...aPreview, conflicts: rivals } });
    const same = await screen.findByRole('article', { name: 'Rival 0' });
    expect(same).toHaveTextContent(/With the code and without it: .*MKD 75 Rival 0 wins$/);
    const differs = screen.getByRole('article', { name: 'Rival 1' });
    expect(differs).toHaveTextContent(/Without the code: .*Rival 1 wins.*With the code: .*This/);
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
    const { promotion } = open({
      ...paused,
      frozen: ['rule'],
      endsAt: null,
      publishRequirements: [{ pointer: '/endsAt', code: 'required' }],
    });
    expect(await screen.findByText('Before it can go on')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Choose when it ends' });
    expect(link).toHaveAttribute('href', `/promotion/${promotion.id}#endsAt`);
    cleanup();

    open({ ...paused, frozen: ['rule'] });
    await screen.findByRole('region', { name: 'Effect so far' });
    expect(screen.queryByText(/^Before it can/)).not.toBeInTheDocument();
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
    expect(await screen.findByText(/^Enter the discount to see/, { selector: 'p' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: /^Special price/ })).toBeInvalid();
  });
});
