import type { PromotionEffect } from '@pazar/contracts/promotion-detail';
import { aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { section } from '../src/section.tsx';
import { aPromotionDetail, aroundPromotions, packId, rivalId, tomato } from './promotion-api.ts';

const effect: PromotionEffect = {
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

/** Opens the page of a stored promotion, with two sales so far. */
export function openPromotion(
  over: Parameters<typeof aPromotionDetail>[0] = {},
  below = '',
  around: Readonly<Record<string, FakeAnswer>> = {},
) {
  const promotion = aPromotionDetail(over);
  const path = `/v1/promotions/${promotion.id}`;
  const api = fakeApi({
    ...aroundPromotions,
    [path]: promotion,
    [`${path}/effect`]: effect,
    ...around,
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
/** Numbers and units are kept together by no-break spaces. */
export const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
