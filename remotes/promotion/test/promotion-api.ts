import type { PromotionDetail, PromotionEffect } from '@pazar/contracts/promotion-detail';
import type { PromotionPreview } from '@pazar/contracts/promotion-preview';
import { anAccount } from '@pazar/testing/an-account';
import { aPage, aProduct, aPromotion } from '@pazar/testing/builders';
import type { FakeAnswer } from '@pazar/testing/fake-api';
import { listAnswers } from '@pazar/testing/list-answers';

const price = (grossMinor: number) => ({ grossMinor, netMinor: grossMinor, vatMinor: 0 });

export const tomato = aProduct({ name: { en: 'Tomato', mk: 'Домат' } });
export const packId = '0193a000-0000-7000-8000-0000000000aa';
export const rivalId = '0193a000-0000-7000-8000-0000000000bb';

/** Tomatoes for 90 in place of 100 denars, which cost 80 within the last 30 days; a rival wins. */
export const aPreview: PromotionPreview = {
  currency: 'MKD',
  at: null,
  begins: null,
  places: [],
  unaffected: [],
  total: 1,
  warnings: ['not_below_lowest'],
  products: [
    {
      id: tomato.id,
      sku: 'P-0001',
      name: tomato.name,
      vatRate: 0,
      baseUnit: 'KG',
      stockAvailable: '85.000',
      lots: [],
      packs: [
        {
          packId,
          label: null,
          size: '1.000',
          unit: 'KG',
          before: price(10_000),
          after: price(9000),
          unitPrice: { beforeMinor: 10_000, afterMinor: 9000 },
          deal: { count: 1, before: price(10_000), after: price(9000) },
          lowest: { priceMinor: 8000, since: null },
          paid: [],
          isPaid: true,
          costMinor: null,
        },
      ],
    },
  ],
  conflicts: [
    {
      id: rivalId,
      name: { en: 'Market Saturday', mk: 'Сабота на пазар' },
      products: 1,
      won: 0,
      wonWithCode: null,
      trigger: 'AUTOMATIC',
      code: null,
      priority: 0,
      from: '2026-11-28T06:00:00.000Z',
      to: null,
      winners: [
        {
          productId: tomato.id,
          packId,
          winner: 'OTHER',
          withCode: null,
          thisMinor: 9000,
          otherMinor: 7500,
        },
      ],
    },
  ],
};

/** A draft of ten percent off tomatoes. */
export function aPromotionDetail(over: Partial<PromotionDetail> = {}): PromotionDetail {
  return {
    ...aPromotion({ status: 'DRAFT', effectiveStatus: 'DRAFT' }),
    note: null,
    target: { type: 'PRODUCTS', productIds: [tomato.id] },
    locationIds: [],
    conditions: { minQuantity: null, minAmountMinor: null },
    usageLimit: null,
    stockLimit: null,
    uses: 0,
    soldQuantity: null,
    priority: 0,
    frozen: [],
    publishRequirements: [],
    createdAt: '2026-11-01T00:00:00.000Z',
    ...over,
  };
}

/** Nothing was sold under it yet. */
export const noEffect: PromotionEffect = {
  uses: 0,
  quantities: [],
  grossMinor: 0,
  discountMinor: 0,
  netMinor: 0,
  before: { sales: 0, quantities: [], netMinor: 0 },
};

/** What the pages of promotions read beside them. */
export const aroundPromotions: Readonly<Record<string, FakeAnswer>> = {
  ...listAnswers,
  '/v1/promotions': aPage([]),
  '/v1/promotions/overlaps': { items: [] },
  '/v1/account': anAccount({ displayName: 'Farm Mitrev' }),
  '/v1/reference/categories': { items: [] },
  '/v1/locations': aPage([]),
  '/v1/products': aPage([tomato]),
  'POST /v1/promotions/preview': aPreview,
};
