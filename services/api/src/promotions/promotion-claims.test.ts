import { dashboardSchema } from '@pazar/contracts/dashboard';
import { promotionOverlapsSchema } from '@pazar/contracts/promotion-overlaps';
import { promotionPageSchema } from '@pazar/contracts/promotion';
import type { PromotionDetail } from '@pazar/contracts/promotion-detail';
import {
  type PaidPrice,
  type PreviewedPack,
  type PromotionConflict,
  promotionPreviewSchema,
} from '@pazar/contracts/promotion-preview';
import { type SaleOffer, saleOffersSchema } from '@pazar/contracts/sale-offers';
import { paidPacks } from '@pazar/format/multi-buy';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { quantityThousandths } from '../records/values.ts';
import {
  drawnPromotion,
  plainPromotion,
  type DrawnStock,
  inHours,
  type PromotionPlay,
  promotionPlay,
} from '../testing/drawn-promotions.ts';
import { locationCalls } from '../testing/location-calls.ts';
import {
  meetingInEditor,
  meetingInTimeline,
  priceInTable,
  type Sale,
  wonByLoser,
} from '../testing/promotion-claims.ts';
import { productCalls } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** What nobody has bought. */
const unpaid: PaidPrice = { priceMinor: 0, promotionId: null, isThis: false };

/** What some packs cost under an offer of the sale form. */
function totalOf({ rule, from, unitPriceMinor }: SaleOffer, list: number, count: number): number {
  if (quantityThousandths(from) > BigInt(count) * 1000n) return list * count;
  return rule.type === 'MULTI_BUY' ? paidPacks(rule, count) * list : unitPriceMinor * count;
}

describe.each(testDatabases)('What is said of a promotion, on $name', ({ open }) => {
  let test: TestApp;
  let stock: DrawnStock;
  const soldAt = new Map<string, readonly string[]>();
  let promotions: PromotionPlay;
  beforeAll(async () => {
    test = await startTestApp(await open());
    const { enter } = locationCalls(() => test);
    const places = [(await enter()).id, (await enter()).id, (await enter()).id];
    const sell = async (priceMinor: number, over: { locationIds: string[]; currency?: string }) => {
      const packs = [{ size: '1.000', unit: 'KG', priceMinor }];
      const product = await productCalls(test).create({ packs, ...over });
      const packId = product.packs[0]?.id ?? '';
      // Nothing is sold at the last place, which is archived.
      soldAt.set(
        packId,
        over.locationIds.filter((id) => id !== places[2]),
      );
      return { productId: product.id, packId };
    };
    const packs = [
      await sell(4000, { locationIds: places.slice(0, 1) }),
      await sell(6000, { locationIds: places.slice(0, 2) }),
      await sell(8000, { locationIds: [] }),
      await sell(9000, { locationIds: places.slice(0, 1), currency: 'EUR' }),
      await sell(5000, { locationIds: places.slice(1) }),
    ];
    const { database } = test.connection;
    const third = eq(locations.id, places[2] ?? '');
    await database.update(locations).set({ status: 'ARCHIVED' }).where(third);
    stock = { packs, places };
    promotions = promotionPlay(test, stock);
  });
  afterAll(() => test.close());

  /** What a sale costs, and the promotions of which each gives that price, by the offers of the sale form. */
  async function priceOf({ packId, count, locationId, code }: Sale) {
    const query = new URLSearchParams({
      packId,
      ...(locationId !== undefined && { locationId }),
      ...(code !== null && { code }),
    });
    const productId = stock.packs.find((one) => one.packId === packId)?.productId;
    const answer = await test.get(
      `/v1/products/${productId}/offers?${query.toString()}`,
      'producer',
    );
    const { offers, listPriceMinor } = saleOffersSchema.parse(answer.json());
    const list = listPriceMinor ?? 0;
    const totals = offers.map((offer) => totalOf(offer, list, count));
    const total = Math.min(list * count, ...totals);
    const isBest = (index: number) => totals[index] === total && total < list * count;
    return {
      priceMinor: Math.floor((2 * total + count) / (2 * count)),
      promotionIds: offers.flatMap(({ promotion }, index) => (isBest(index) ? promotion.id : [])),
    };
  }

  /** The same about a sale as a preview claims. Of several promotions that give a price it may name any. */
  async function trueClaim(claim: PaidPrice, sale: Sale, id: string): Promise<PaidPrice> {
    const { priceMinor, promotionIds } = await priceOf(sale);
    const named = promotionIds.find((one) => one === claim.promotionId);
    const promotionId = named ?? promotionIds[0] ?? null;
    return { priceMinor, promotionId, isThis: promotionId === id };
  }

  async function previewAt(promotion: PromotionDetail, now: Date) {
    const { id, rule, target, locationIds, trigger, code, currency } = promotion;
    const { weekly, startsAt, endsAt, conditions, stockLimit, priority } = promotion;
    const sketch = { rule, target, locationIds, trigger, code, currency, weekly, startsAt, endsAt };
    const body = {
      id,
      at: now.toISOString(),
      promotion: { ...sketch, conditions, stockLimit, priority },
    };
    const answer = await test.send('POST /v1/promotions/preview', 'producer', { body });
    return promotionPreviewSchema.parse(answer.json());
  }

  /** Each place and code for which a pack has a price, and the price that is claimed. */
  function claimsAbout({ paid, packId, deal }: PreviewedPack, code: string | null) {
    const named = paid.flatMap(({ locationIds }) => locationIds);
    const others = [undefined, ...stock.places.filter((id) => !named.includes(id))];
    const sale = { packId, count: deal?.count ?? 1 };
    return paid.flatMap(({ locationIds, withoutCode, withCode }) =>
      // The row without places is that of all others.
      (locationIds.length === 0 ? others : locationIds).flatMap((locationId) => [
        { sale: { ...sale, locationId, code: null }, claim: withoutCode },
        ...(withCode === null ? [] : [{ sale: { ...sale, locationId, code }, claim: withCode }]),
      ]),
    );
  }

  /** Whether a promotion that does not run is what a sale gets. */
  async function isSold({ id, code }: PromotionDetail): Promise<boolean> {
    for (const { packId } of stock.packs) {
      for (const locationId of [undefined, ...stock.places]) {
        const { promotionIds } = await priceOf({ packId, count: 3, locationId, code });
        if (promotionIds.includes(id)) return true;
      }
    }
    return false;
  }

  /** What the API says of a promotion at an instant, beside what is true of the sales then. */
  async function compared(id: string, now: Date) {
    const promotion = await promotions.read(id);
    const page = await test.get(`/v1/promotions?ids=${id}`, 'producer');
    const [row] = promotionPageSchema.parse(page.json()).items;
    const { effectiveStatus, code, lowersNow, endedAt, endReason, nextFrom } = promotion;
    const isOn = effectiveStatus === 'ACTIVE';
    const { products, conflicts, warnings } = await previewAt(promotion, now);
    const said = isOn ? products.flatMap(({ packs }) => packs) : [];
    const claims = said.flatMap((pack) => claimsAbout(pack, code));
    const truths: PaidPrice[] = [];
    for (const { claim, sale } of claims) truths.push(await trueClaim(claim, sale, id));
    const isPaid = truths.some(({ isThis }) => isThis);
    const paidPackIds = new Set(
      claims.flatMap(({ sale }, index) => (truths[index]?.isThis === true ? sale.packId : [])),
    );
    const isOver = effectiveStatus === 'ENDED';
    const sales = claims.map(({ sale }, index) => ({
      sale,
      soldAt: soldAt.get(sale.packId) ?? [],
      truth: truths[index] ?? unpaid,
    }));
    const own = sales.filter(({ truth }) => truth.isThis);
    const tablePrice = new Map(said.map((pack) => [pack.packId, priceInTable(pack)]));
    const meetings = isOn ? await meetingsOf(id, conflicts) : [];
    const instant = now.toISOString();
    return {
      said: {
        table: own.map(({ sale }) => tablePrice.get(sale.packId)),
        hasNoEffect: isPaid && warnings.includes('no_effect'),
        wonByLoser: meetings
          .filter(({ conflict }) => conflict.from !== null && conflict.from <= instant)
          .flatMap((meeting) => wonByLoser(meeting, sales)),
        meetings: meetings.map(({ conflict }) => meetingInEditor(conflict)),
        claims: claims.map(({ claim }) => claim),
        tags: said.flatMap((pack) => (pack.isPaid ? pack.packId : [])),
        lowersNow: [lowersNow, row?.lowersNow],
        isEnded: [endedAt !== null && endedAt <= now.toISOString(), endReason !== null],
        isNextLater: nextFrom === null || (!lowersNow && nextFrom > now.toISOString()),
        isSold: isOn ? false : await isSold(promotion),
      },
      isTrue: {
        table: own.map(({ truth }) => truth.priceMinor),
        hasNoEffect: false,
        wonByLoser: [],
        meetings: meetings.map(({ inTimeline }) => inTimeline),
        claims: truths,
        tags: said.flatMap(({ packId }) => (paidPackIds.has(packId) ? packId : [])),
        lowersNow: [isPaid, isPaid],
        isEnded: [isOver, isOver],
        isNextLater: true,
        isSold: false,
      },
    };
  }

  /** The meetings of a promotion with those that the test has drawn, in the editor and in the timeline. */
  async function meetingsOf(id: string, conflicts: readonly PromotionConflict[]) {
    const answer = await test.get('/v1/promotions/overlaps', 'producer');
    const { items } = promotionOverlapsSchema.parse(answer.json());
    const meetings = [];
    for (const conflict of conflicts) {
      const { locationIds } = await promotions.read(conflict.id);
      const inTimeline = meetingInTimeline(items, { id, conflict });
      meetings.push({ id, conflict, otherPlaces: locationIds, inTimeline });
    }
    return meetings;
  }

  /** How many promotions lower a price now: by the dashboard, and by the tab of the list. */
  async function loweringCounts() {
    const dashboard: unknown = (
      await test.get('/v1/dashboard?blocks=promotions', 'producer')
    ).json();
    const block = dashboardSchema.parse(dashboard).selling?.promotions;
    const list = await test.get('/v1/promotions?limit=1&facets=state', 'producer');
    const { facets } = list.json<{ facets: { state: Partial<Record<string, number>> } }>();
    return [
      block && 'data' in block ? block.data.active : undefined,
      facets.state['LOWERING'] ?? 0,
    ];
  }

  it('is what a sale gets, at each place, with and without a code, now and later', async () => {
    const drawn = fc.array(drawnPromotion, { minLength: 1, maxLength: 3 });
    const later = fc.integer({ min: 1, max: 170 });
    let paid = 0;
    const claims = fc.asyncProperty(drawn, later, async (some, hour) => {
      const ids: string[] = [];
      for (const one of some) ids.push(await promotions.play(one));
      for (const now of [inHours(0), inHours(hour)]) {
        await test.at(now, async () => {
          for (const id of ids) {
            const { said, isTrue } = await compared(id, now);
            expect(said).toEqual(isTrue);
            paid += isTrue.tags.length;
          }
          const [onDashboard, inList] = await loweringCounts();
          expect(onDashboard).toBe(inList);
        });
      }
      for (const id of ids) await promotions.move(id, 'stop');
    });
    // One that surely lowers a price: no draw compares nothing with nothing.
    await fc.assert(claims, { numRuns: 10, examples: [[[plainPromotion], 20]] });
    expect(paid).toBeGreaterThan(0);
  });
});
