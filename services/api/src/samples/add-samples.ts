import type { MovementType } from '@pazar/contracts/produce';
import { lotMovementInputSchema } from '@pazar/contracts/movement-input';
import { lotInputSchema } from '@pazar/contracts/produce-input';
import { productInputSchema } from '@pazar/contracts/product-input';
import type { SamplesAdded } from '@pazar/contracts/samples';
import { addDays } from '../clock/calendar-days.ts';
import { marketDay, marketMidnight } from '../clock/market-day.ts';
import { eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { products } from '../database/tables/products.ts';
import { samples } from '../database/tables/samples.ts';
import { Refusal } from '../problems/refusal.ts';
import { closeLot } from '../produce/lot-moves.ts';
import { lotRecord } from '../produce/lot-record.ts';
import { productRecord } from '../products/product-record.ts';

import { enterOwn } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { bookOnLot } from '../stock/book.ts';
import { sampleLots, type SampleLot } from './sample-plan.ts';

/**
 * Adds sample lots with a ledger and drafts of products. `invalid-transition` for an agent who has
 * a lot or a product: samples are never added to real records.
 */
export async function addSamples(context: Unit): Promise<SamplesAdded> {
  // Two presses at once would both find nothing.
  await context.lock({ agent: true, prices: true });
  const { transaction, agentId, now } = context;
  const owned =
    (await transaction.$count(lots, eq(lots.agentId, agentId))) +
    (await transaction.$count(products, eq(products.agentId, agentId)));
  if (owned > 0) throw new Refusal('invalid-transition');

  const added = { lots: 0, products: 0 };
  async function mark(recordId: string, kind: 'lot' | 'product'): Promise<void> {
    await transaction.insert(samples).values({ recordId, agentId, kind, createdAt: now });
    added[`${kind}s`] += 1;
  }
  for (const plan of sampleLots) {
    const { id } = await enterOwn(lotRecord, context, lotInput(plan, marketDay(now)));
    await mark(id, 'lot');
    await bookAll(context, id, plan);
    if (plan.isClosed) await closeLot(context, { id, version: null }, { writeOff: null });
    if (plan.product === undefined) continue;
    const { name, packs } = plan.product;
    const product = productInputSchema.parse({
      name,
      baseUnit: 'KG',
      stockMode: 'FROM_PRODUCE',
      packs: packs.map(([size, priceMinor]) => ({ size, unit: 'KG', priceMinor })),
      produceIds: [id],
    });
    await mark((await enterOwn(productRecord, context, product)).id, 'product');
  }
  return added;
}

function lotInput({ name, planted, ripens, expected, bestBefore }: SampleLot, today: string) {
  const [from, to] = ripens;
  return lotInputSchema.parse({
    cropName: name,
    plantedOn: addDays(today, -planted),
    expectedFrom: addDays(today, -from),
    expectedTo: addDays(today, -to),
    expectedQuantity: expected,
    bestBefore: bestBefore === undefined ? null : addDays(today, -bestBefore),
    status: 'GROWING',
  });
}

/** Books receipts before sales, whatever the days: a lot's stock is never negative. */
async function bookAll(context: Unit, lotId: string, plan: SampleLot): Promise<void> {
  const today = marketDay(context.now);
  async function book(type: MovementType, daysAgo: number, entry: object): Promise<void> {
    const day = marketMidnight(addDays(today, -daysAgo)).getTime();
    const input = lotMovementInputSchema.parse({
      type,
      occurredAt: new Date(day + morningMs).toISOString(),
      ...entry,
    });
    await bookOnLot(context, { lotId, input });
  }
  for (const [daysAgo, quantity] of plan.harvested) await book('HARVEST', daysAgo, { quantity });
  for (const [daysAgo, quantity, channel] of plan.sold) {
    const price = { unitPriceMinor: plan.priceMinor, currency: 'MKD' };
    await book('SALE', daysAgo, { quantity: `-${quantity}`, channel, ...price });
  }
  for (const [daysAgo, quantity] of plan.wasted) {
    await book('WASTE', daysAgo, { quantity: `-${quantity}` });
  }
}

/** Nine in the morning, or an hour earlier or later when the clocks change. */
const morningMs = 9 * 60 * 60 * 1000;
