import { effectivePromotionStatusSchema } from '@pazar/contracts/promotion';
import { aPage, aPromotion } from '@pazar/testing/builders';
import { fakeApi } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';
import { renderSection } from '@pazar/testing/render-section';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aroundPromotions } from '../../../test/promotion-api.ts';
import { section } from '../../section.tsx';

async function rowOf(promotion: ReturnType<typeof aPromotion>, locale: 'en' | 'mk' = 'en') {
  renderSection(section, {
    at: '/promotion',
    locale,
    api: fakeApi({ ...listAnswers, ...aroundPromotions, '/v1/promotions': aPage([promotion]) }),
  });
  await screen.findByRole('rowheader');
  const cells = [screen.getByRole('rowheader'), ...screen.getAllByRole('cell')];
  return (
    cells
      // No-break spaces keep numbers and units together; they read as spaces.
      .map((cell) => cell.textContent.replaceAll('\u00A0', ' '))
      // The first cell has the box that selects the row.
      .filter((text) => text !== '')
  );
}

describe('A row of the promotion list', () => {
  it('names the promotion, what it gives, when, with which code, and its status now', async () => {
    expect(await rowOf(aPromotion({ code: 'ESEN10' }))).toEqual([
      '−10%Autumn discountESEN10 · 10% off',
      '01/11 – 30/11/2026 until 30/11/2026',
      'Active',
    ]);
  });

  it('has what it is for and where, with the picture of its first product', async () => {
    const subject = {
      type: 'PRODUCTS',
      names: [
        { en: 'Tomato', mk: 'Домат' },
        { en: 'Leek', mk: 'Праз' },
      ],
      total: 5,
      cover: null,
      places: ['Market stall 14'],
      placesTotal: 1,
    } as const;
    const cells = await rowOf(
      aPromotion({
        subject: { ...subject, names: [...subject.names], places: [...subject.places] },
      }),
    );
    const what = 'Tomato, Leek and 3 more';
    expect(cells[0]).toBe(`Autumn discount10% off · ${what} · Market stall 14`);
    expect(document.querySelector('[data-letter="T"]')).not.toBeNull();
    expect(cells[1]).toBe(`${what}Market stall 14`);
  });

  it('agrees in Macedonian with the gender of a promotion', async () => {
    expect(await rowOf(aPromotion({ effectiveStatus: 'SCHEDULED' }), 'mk')).toEqual([
      '−10 %Есенски попуст10 % попуст',
      '01.11 – 30.11.2026 од 01.11.2026',
      'Закажана',
    ]);
  });

  it.each([
    [{ type: 'AMOUNT_OFF', amountMinor: 1050 }, '−10.5', 'MKD 10.50 off each pack'],
    [{ type: 'SPECIAL_PRICE', priceMinor: 5900 }, '59', 'Now MKD 59'],
    [{ type: 'MULTI_BUY', buy: 3, free: 1 }, '3+1', 'Buy 3, get 1 free'],
  ] as const)(
    'says the rule in words, and in short before them: %o',
    async (rule, short, words) => {
      expect((await rowOf(aPromotion({ rule })))[0]).toBe(`${short}Autumn discount${words}`);
    },
  );

  it.each([
    [null, null, 'No end'],
    ['2026-11-01T12:00:00.000Z', null, 'from 01/11/2026'],
    [null, '2026-11-30T12:00:00.000Z', 'until 30/11/2026'],
  ])('says a period from %s to %s as "%s"', async (startsAt, endsAt, words) => {
    expect((await rowOf(aPromotion({ startsAt, endsAt })))[1]).toBe(words);
  });

  it('says of a draft without days that they are not set, not that it has no end', async () => {
    const draft = { effectiveStatus: 'DRAFT', startsAt: null, endsAt: null } as const;
    expect((await rowOf(aPromotion(draft)))[1]).toBe('dates not set');
  });

  it('has the hours of the week beside its days', async () => {
    const weekly = { days: [2, 6], from: '07:00', to: '12:00' };
    expect((await rowOf(aPromotion({ weekly, lowersNow: true })))[1]).toContain(
      'Tue, Sat 07:00–12:00',
    );
  });

  it.each(effectivePromotionStatusSchema.options)(
    'says its status in words: %s',
    async (status) => {
      expect((await rowOf(aPromotion({ effectiveStatus: status })))[2]).toMatch(/^[A-Z][a-z]+$/);
    },
  );
});
