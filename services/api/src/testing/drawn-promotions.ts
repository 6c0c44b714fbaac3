import { promotionDetailSchema, type PromotionDetail } from '@pazar/contracts/promotion-detail';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';
import { testNow } from './test-seed.ts';

/** Some hours after, or before, the time of the tests. */
export const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

/** A promotion that a property test has drawn, and what happens to it. */
export interface DrawnPromotion {
  rule: object;
  /** Indexes of packs and places that the test has made. */
  packs: number[];
  places: number[];
  isCoded: boolean;
  weekly: object | null;
  /** Hours. */
  starts: number;
  lasts: number;
  minQuantity: string | null;
  isLimited: boolean;
  priority: number;
  fate: 'runs' | 'paused' | 'resumed' | 'stopped' | 'sold out' | 'draft';
}

const time = fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`);
const weekly = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    from: time,
    to: time,
  })
  .filter(({ from, to }) => from !== to);

/** Promotions of all kinds for some of five packs at some of three places. */
export const drawnPromotion: fc.Arbitrary<DrawnPromotion> = fc.record({
  rule: fc.oneof(
    fc.constantFrom(10, 20, 30).map((percent) => ({ type: 'PERCENT_OFF', percent })),
    fc.constant({ type: 'AMOUNT_OFF', amountMinor: 1000 }),
    fc.constant({ type: 'SPECIAL_PRICE', priceMinor: 3000 }),
    fc.constant({ type: 'MULTI_BUY', buy: 2, free: 1 }),
  ),
  packs: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }),
  places: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.integer({ min: 0, max: 2 }))),
  isCoded: fc.boolean(),
  weekly: fc.option(weekly, { nil: null }),
  starts: fc.integer({ min: -48, max: 48 }),
  lasts: fc.integer({ min: 51, max: 250 }),
  minQuantity: fc.constantFrom(null, null, '3.000'),
  isLimited: fc.boolean(),
  priority: fc.integer({ min: 0, max: 2 }),
  fate: fc.constantFrom('runs', 'runs', 'paused', 'resumed', 'stopped', 'sold out', 'draft'),
});

/** Ten percent off the first pack for everybody, from now on. */
export const plainPromotion: DrawnPromotion = {
  rule: { type: 'PERCENT_OFF', percent: 10 },
  packs: [0],
  places: [],
  isCoded: false,
  weekly: null,
  starts: 0,
  lasts: 60,
  minQuantity: null,
  isLimited: false,
  priority: 0,
  fate: 'runs',
};

/** Packs, each of another product, and places, by which drawn promotions are entered. */
export interface DrawnStock {
  packs: readonly { packId: string; productId: string }[];
  places: readonly string[];
}

/** What a property test does with promotions of the producer. */
export interface PromotionPlay {
  /** Enters a promotion, publishes it where that is allowed, and does with it what was drawn. Returns its id. */
  play: (drawn: DrawnPromotion) => Promise<string>;
  read: (id: string) => Promise<PromotionDetail>;
  move: (id: string, action: string) => Promise<boolean>;
}

export function promotionPlay(test: TestApp, { packs, places }: DrawnStock): PromotionPlay {
  const read = async (id: string) =>
    promotionDetailSchema.parse((await test.get(`/v1/promotions/${id}`, 'producer')).json());
  const move = async (id: string, action: string) => {
    const { version } = await read(id);
    const headers = { 'if-match': `"${version}"` };
    const call = `POST /v1/promotions/${id}/${action}` as const;
    return (await test.send(call, 'producer', { headers })).statusCode < 300;
  };
  const enter = async (drawn: DrawnPromotion) => {
    const body = {
      name: { en: 'Drawn' },
      rule: drawn.rule,
      target: { type: 'PACKS', packIds: drawn.packs.map((index) => packs[index]?.packId) },
      locationIds: drawn.places.map((index) => places[index]),
      trigger: drawn.isCoded ? 'CODE' : 'AUTOMATIC',
      code: drawn.isCoded ? `C-${randomUUID().slice(0, 8).toUpperCase()}` : null,
      weekly: drawn.weekly,
      startsAt: inHours(drawn.starts).toISOString(),
      endsAt: inHours(drawn.starts + drawn.lasts).toISOString(),
      conditions: { minQuantity: drawn.minQuantity, minAmountMinor: null },
      stockLimit: drawn.isLimited ? { quantity: '5.000', unit: 'KG' } : null,
      priority: drawn.priority,
    };
    const answer = await test.send('POST /v1/promotions', 'producer', { body });
    return promotionDetailSchema.parse(answer.json()).id;
  };
  const sellOut = async (promotionId: string, { packs: [first = 0] }: DrawnPromotion) => {
    const body = { type: 'SALE', quantity: '-5.000', promotionId, force: true };
    const headers = { 'idempotency-key': randomUUID() };
    const call = `POST /v1/products/${packs[first]?.productId}/movements` as const;
    await test.send(call, 'producer', { body, headers });
  };
  return {
    read,
    move,
    play: async (drawn) => {
      const id = await enter(drawn);
      const { fate } = drawn;
      if (fate === 'draft' || !(await move(id, 'publish'))) return id;
      if (fate === 'paused' || fate === 'resumed') await move(id, 'pause');
      if (fate === 'resumed') await move(id, 'resume');
      if (fate === 'stopped') await move(id, 'stop');
      if (fate === 'sold out') await sellOut(id, drawn);
      return id;
    },
  };
}
