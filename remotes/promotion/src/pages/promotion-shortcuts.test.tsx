import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aPreview,
  aPromotionDetail,
  aroundPromotions,
  noEffect,
  tomato,
} from '../../test/promotion-api.ts';
import { section } from '../section.tsx';

function open(over: Parameters<typeof aPromotionDetail>[0] = {}, around: object = {}) {
  const promotion = aPromotionDetail(over);
  const path = `/v1/promotions/${promotion.id}`;
  const api = fakeApi({
    ...aroundPromotions,
    [path]: promotion,
    [`${path}/effect`]: noEffect,
    ...around,
  });
  return { ...renderSection(section, { at: `/promotion/${promotion.id}`, api }), api };
}

describe('The form of a promotion on a phone', () => {
  it('has the usual discounts one press away', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '20%', hidden: true }));
    expect(screen.getByRole('textbox', { name: /^Discount/ })).toHaveValue('20');
    expect(screen.getByRole('button', { name: '20%', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: '10%', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('has a field for another discount once none of the usual ones is wanted', async () => {
    const { user } = open();
    const other = await screen.findByRole('button', { name: 'Other', hidden: true });
    const field = screen.getByRole('textbox', { name: /^Discount/ }).closest('[data-other]');
    expect([other.ariaPressed, field?.getAttribute('data-other')]).toEqual(['false', 'false']);
    await user.click(other);
    expect([other.ariaPressed, field?.getAttribute('data-other')]).toEqual(['true', 'true']);
    await user.clear(screen.getByRole('textbox', { name: /^Discount/ }));
    await user.type(screen.getByRole('textbox', { name: /^Discount/ }), '20');
    // One that is usual is not hidden while it is typed.
    expect(field?.getAttribute('data-other')).toBe('true');
    await user.click(screen.getByRole('button', { name: '30%', hidden: true }));
    expect([other.ariaPressed, field?.getAttribute('data-other')]).toEqual(['false', 'false']);
  });

  it('raises and lowers its limit by a unit, and not below one', async () => {
    const { user } = open({ stockLimit: { quantity: '2.500', unit: 'KG' } });
    const limit = await screen.findByRole('textbox', { name: /^At most/ });
    await user.click(screen.getByLabelText('One more'));
    expect(limit).toHaveValue('3.5');
    const less = screen.getByLabelText('One less');
    for (const quantity of ['2.5', '1.5', '1']) {
      await user.click(less);
      expect(limit).toHaveValue(quantity);
    }
    expect(less).toBeDisabled();
  });
});

describe('A promotion for what is priced in euros', () => {
  const requirement = { pointer: '/currency', code: 'other-currency' } as const;
  const answer = {
    ...aPreview,
    products: [],
    warnings: ['other_currency'],
    unaffected: [{ id: tomato.id, name: tomato.name, reason: 'CURRENCY', currency: 'EUR' }],
  };

  it('says so at the field, in the checklist and among the warnings, and can be in euros', async () => {
    const around = { 'POST /v1/promotions/preview': answer };
    const { user } = open({ publishRequirements: [requirement] }, around);
    expect(
      await screen.findByText('Priced in euros: Tomato. It has no effect there.'),
    ).toBeVisible();
    expect(
      screen.getByText('Some of these products are priced in euros: no effect on them.'),
    ).toBeVisible();
    const line = screen.getByRole('link', {
      name: 'Its products are priced in euros, the promotion is in denars',
    });
    expect(line).toHaveAttribute('href', expect.stringMatching(/#currency$/));
    await user.click(screen.getByRole('button', { name: 'Make it a promotion in euros' }));
    expect(await screen.findByText('Prices in euros')).toBeVisible();
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
  });
});
