import { useTranslation } from 'react-i18next';
import { promiseTexts } from '@pazar/testing/promise-texts';
import { promotionFields } from './promotion-fields.ts';
import type { PromotionWords } from './promotion-words.ts';

const names: Readonly<Record<string, string>> = { a: 'Apple', b: 'Beans' };

/** Of `a` and `b` the names are known. */
function usePromotionTexts() {
  const { t } = useTranslation('promotion');
  const words: PromotionWords = { t, locale: 'en', currency: 'MKD', nameOf: (_, id) => names[id] };
  return promotionFields.describe((name, member) => `${name} ${member ?? ''}`, words);
}

promiseTexts({
  useFields: usePromotionTexts,
  values: {
    rule: [
      { type: 'PERCENT_OFF', percent: 20 },
      { type: 'PERCENT_OFF', percent: 30 },
      { type: 'PERCENT_OFF', percent: null },
      { type: 'AMOUNT_OFF', amountMinor: 2000 },
      { type: 'AMOUNT_OFF', amountMinor: 2050 },
      { type: 'SPECIAL_PRICE', priceMinor: 2000 },
      { type: 'SPECIAL_PRICE', priceMinor: 3000 },
      { type: 'MULTI_BUY', buy: 2, free: 1 },
      { type: 'MULTI_BUY', buy: 3, free: 1 },
      { type: 'MULTI_BUY', buy: 2, free: 2 },
    ],
    target: [
      { type: 'ALL' },
      { type: 'CATEGORIES', categoryIds: ['a'] },
      { type: 'CATEGORIES', categoryIds: ['b'] },
      { type: 'PRODUCTS', productIds: [] },
      { type: 'PRODUCTS', productIds: ['a'] },
      { type: 'PRODUCTS', productIds: ['b'] },
      { type: 'PRODUCTS', productIds: ['a', 'not loaded'] },
      { type: 'PACKS', packIds: ['a'] },
      { type: 'PACKS', packIds: ['b'] },
    ],
    startsAt: ['2026-11-01T07:00:00.000Z', '2026-11-01T08:00:00.000Z'],
    endsAt: ['2026-11-01T07:00:00.000Z', '2026-11-02T07:00:00.000Z'],
    name: [
      { mk: 'Есен', en: null },
      { mk: 'Есен', en: 'Autumn' },
    ],
    trigger: ['AUTOMATIC', 'CODE'],
    code: ['JESEN10', 'ZIMA20'],
    weekly: [
      { days: [6], from: '07:00', to: '12:00' },
      { days: [7], from: '07:00', to: '12:00' },
      { days: [6], from: '08:00', to: '12:00' },
      { days: [6], from: '07:00', to: '13:00' },
    ],
    locationIds: [[], ['a'], ['b'], ['a', 'not loaded']],
    'conditions.minQuantity': ['2.000', '2.500'],
    'conditions.minAmountMinor': [20_000, 20_050],
    stockLimit: [
      { quantity: '2.000', unit: 'KG' },
      { quantity: '3.000', unit: 'KG' },
      { quantity: '2.000', unit: 'L' },
    ],
    usageLimit: [1, 2],
    priority: [0, 1],
    currency: ['MKD', 'EUR'],
    note: ['One', 'Two'],
  },
});
