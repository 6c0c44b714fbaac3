import { aLocation, aProduct, aPromotion } from '@pazar/testing/builders';
import { playCollection } from './play-collection.ts';
import type { Player } from './played-call.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Records of a year: this many, one every few days. */
const count = 60;
const daysBetween = 6;

const places = ['Босилово', 'Струмица', 'Кавадарци', 'Ресен', 'Битола', 'Гевгелија'] as const;
const types = ['FARM', 'FIELD', 'GREENHOUSE', 'ORCHARD', 'VINEYARD', 'MARKET_STALL'] as const;
const goods = [
  { mk: 'Домат', en: 'Tomato' },
  { mk: 'Пиперка', en: 'Pepper' },
  { mk: 'Јаболко', en: 'Apple' },
  { mk: 'Грозје', en: 'Grapes' },
  { mk: 'Зелка', en: 'Cabbage' },
] as const;

/** The element of a list for a number, from its start again after its end. */
function turn<List extends readonly [unknown, ...unknown[]]>(
  list: List,
  index: number,
): List[number] {
  return list[index % list.length];
}

const numbers = Array.from({ length: count }, (_, index) => index);
const daysAgo = (index: number) => new Date(Date.now() - index * daysBetween * dayMs).toISOString();

const locations = () =>
  numbers.map((index) =>
    aLocation({
      name: `${turn(places, index)} ${index + 1}`,
      type: turn(types, index),
      status: index % 5 === 4 ? 'ARCHIVED' : 'ACTIVE',
      isPrimary: index === 0,
      updatedAt: daysAgo(index),
    }),
  );

const products = () =>
  numbers.map((index) => {
    const { mk, en } = turn(goods, index);
    return aProduct({
      sku: `P-${String(index + 1).padStart(4, '0')}`,
      name: { mk: `${mk} ${index + 1}`, en: `${en} ${index + 1}` },
      updatedAt: daysAgo(index),
    });
  });

const promotions = () =>
  numbers.slice(0, 12).map((index) =>
    aPromotion({
      name: { mk: `Попуст ${index + 1}`, en: `Discount ${index + 1}` },
      startsAt: daysAgo(index + 1),
      updatedAt: daysAgo(index),
    }),
  );

/** The agent's records of the last year. */
export function playRecords(): Player[] {
  const nameOf = ({ name }: { name: { mk: string | null; en: string | null } }) =>
    `${name.mk ?? ''} ${name.en ?? ''}`;
  return [
    playCollection('/v1/locations', locations(), ({ name }) => name),
    playCollection('/v1/products', products(), nameOf),
    playCollection('/v1/promotions', promotions(), nameOf),
  ];
}
