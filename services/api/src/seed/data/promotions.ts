import type { SeedPromotion } from '../seed-types.ts';

export const producerPromotions: SeedPromotion[] = [
  {
    key: 'cabbage',
    name: ['Зелка за зимница', 'Cabbage for pickling'],
    rule: { type: 'PERCENT_OFF', percent: 15 },
    starts: 10,
    ends: -20,
    status: 'PUBLISHED',
    changed: 10,
  },
  {
    key: 'tomato-crate',
    name: ['Гајба домати поевтино', 'Cheaper crate of tomatoes'],
    rule: { type: 'AMOUNT_OFF', amountMinor: 5_000 },
    starts: 5,
    ends: -9,
    status: 'PUBLISHED',
    changed: 5,
  },
  {
    key: 'parsley',
    name: ['Купи 2 врски магдонос, добиј 1', 'Parsley: buy 2 bunches, get 1'],
    rule: { type: 'MULTI_BUY', buy: 2, free: 1 },
    starts: 2,
    ends: -12,
    status: 'PUBLISHED',
    changed: 2,
  },
  {
    key: 'onion',
    name: ['Кромид по акциска цена', 'Onions at a special price'],
    rule: { type: 'SPECIAL_PRICE', priceMinor: 22_000 },
    starts: -5,
    ends: -19,
    status: 'PUBLISHED',
    changed: 1,
  },
  {
    key: 'regulars',
    name: ['Попуст за редовни купувачи', 'Discount for regulars'],
    rule: { type: 'PERCENT_OFF', percent: 10 },
    code: 'REDOVEN10',
    starts: 60,
    status: 'PUBLISHED',
    changed: 60,
  },
  {
    key: 'apple-weekend',
    name: ['Викенд со јаболка', 'Apple weekend'],
    rule: { type: 'PERCENT_OFF', percent: 20 },
    starts: -12,
    ends: -14,
    status: 'PUBLISHED',
    changed: 3,
  },
  {
    key: 'eggs',
    name: ['Јајца од дома', 'Eggs from the yard'],
    rule: { type: 'AMOUNT_OFF', amountMinor: 3_000 },
    starts: 7,
    ends: -21,
    status: 'PAUSED',
    changed: 4,
  },
  {
    key: 'ajvar-peppers',
    name: ['Пиперки за ајвар', 'Peppers for ajvar'],
    rule: { type: 'SPECIAL_PRICE', priceMinor: 35_000 },
    starts: 70,
    ends: 50,
    status: 'STOPPED',
    changed: 52,
  },
  {
    key: 'watermelon',
    name: ['Лубеници на намалување', 'Watermelons on sale'],
    rule: { type: 'PERCENT_OFF', percent: 30 },
    starts: 110,
    ends: 95,
    status: 'ARCHIVED',
    changed: 90,
  },
  {
    key: 'honey',
    name: ['Мед за зима', 'Honey for winter'],
    rule: { type: 'MULTI_BUY', buy: 3, free: 1 },
    status: 'DRAFT',
    changed: 6,
  },
];

export const sellerPromotions: SeedPromotion[] = [
  {
    key: 'first-order',
    name: ['Прва нарачка', 'First order'],
    rule: { type: 'PERCENT_OFF', percent: 5 },
    code: 'PRVA-5',
    status: 'DRAFT',
    changed: 8,
  },
  {
    key: 'potato',
    name: ['Вреќа компир', 'Sack of potatoes'],
    rule: { type: 'AMOUNT_OFF', amountMinor: 6_000 },
    starts: -3,
    ends: -17,
    status: 'DRAFT',
    changed: 5,
  },
];

export const ristovPromotions: SeedPromotion[] = [
  {
    key: 'new-rice',
    name: ['Нов ориз', 'New rice'],
    rule: { type: 'PERCENT_OFF', percent: 12 },
    starts: 40,
    ends: 12,
    status: 'PUBLISHED',
    changed: 40,
  },
];

export const naumovskiPromotions: SeedPromotion[] = [
  {
    key: 'apple-crate',
    name: ['Гајба јаболка', 'Crate of apples'],
    rule: { type: 'SPECIAL_PRICE', priceMinor: 42_000 },
    starts: 8,
    ends: -6,
    status: 'PUBLISHED',
    changed: 8,
  },
];

export const angeloviPromotions: SeedPromotion[] = [
  {
    key: 'export',
    name: ['Грозје за извоз', 'Grapes for export'],
    rule: { type: 'AMOUNT_OFF', amountMinor: 150 },
    currency: 'EUR',
    starts: -30,
    ends: -60,
    status: 'PUBLISHED',
    changed: 14,
  },
];
