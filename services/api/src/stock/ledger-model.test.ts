import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '../records/unit.ts';
import { bookLotMovement, bookProductMovement, reverseMovement } from './book.ts';
import { Refusal } from '../problems/refusal.ts';
import { quantityText, quantityThousandths } from '../records/values.ts';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { stockFaults } from '../testing/stock-faults.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { inUnit } from '../units/open-unit.ts';

/** A simple model of lots, in the order in which they expire. */
interface Model {
  left: bigint[];
  /** The effect of each reversible booking on each lot. */
  bookings: { id: string; changes: bigint[] }[];
}

interface Real {
  lotIds: string[];
  productId: string;
  /** Acts as the agent, in a separate transaction. */
  within: <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;
  desk: LedgerDesk;
}

const input = {
  packId: null,
  packCount: null,
  channel: null,
  unitPriceMinor: null,
  currency: null,
  note: null,
} as const;

/** The id of a booking's first entry, or the code of the problem. */
async function outcome(
  booking: Promise<{ movements: { id: string }[] }>,
): Promise<{ id?: string; code?: string }> {
  try {
    return { id: (await booking).movements[0]?.id ?? '' };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}

type Step = fc.AsyncCommand<Model, Real>;

function harvest(lot: number, amount: bigint): Step {
  const quantity = quantityText(amount);
  return {
    check: () => true,
    toString: () => `harvest ${quantity} of lot ${lot}`,
    run: async (model, { within, lotIds }) => {
      const booking = {
        ...input,
        type: 'HARVEST',
        quantity,
        productId: null,
        force: false,
      } as const;
      const { id } = await outcome(
        within((context) => bookLotMovement(context, lotIds[lot] ?? '', booking)),
      );
      keep(
        model,
        id,
        model.left.map((_, index) => (index === lot ? amount : 0n)),
      );
    },
  };
}

function sell(amount: bigint, force: boolean): Step {
  const quantity = quantityText(-amount);
  return {
    check: () => true,
    toString: () => `sell ${quantity}${force ? ' by force' : ''}`,
    run: async (model, { within, productId }) => {
      const booking = { ...input, type: 'SALE', quantity, force } as const;
      const result = await outcome(
        within((context) => bookProductMovement(context, productId, booking)),
      );
      if (total(model) < amount && !force) {
        assert.deepEqual(result, { code: 'insufficient-stock' });
        return;
      }
      let open = amount;
      // A quantity that no lot has is found in the last lot, and sold from there.
      const changes = model.left.map((left) => {
        const taken = left < open ? left : open;
        open -= taken;
        return -taken;
      });
      keep(model, result.id, changes);
    },
  };
}

function takeBack(which: number): Step {
  return {
    check: (model) => model.bookings.length > 0,
    toString: () => `take back ${which}`,
    run: async (model, { within }) => {
      const index = which % model.bookings.length;
      const booking = model.bookings[index] ?? { id: '', changes: [] };
      const result = await outcome(
        within((context) => reverseMovement(context, booking.id, { note: null })),
      );
      const after = model.left.map((left, lot) => left - (booking.changes[lot] ?? 0n));
      if (after.some((left) => left < 0n)) {
        assert.deepEqual(result, { code: 'insufficient-stock' });
        return;
      }
      assert.equal(result.code, undefined);
      model.left = after;
      model.bookings.splice(index, 1);
    },
  };
}

function keep(model: Model, id: string | undefined, changes: bigint[]): void {
  assert.ok(id);
  model.left = model.left.map((left, lot) => left + (changes[lot] ?? 0n));
  model.bookings.push({ id, changes });
}

function total({ left }: Model): bigint {
  return left.reduce((sum, amount) => sum + amount, 0n);
}

const amount = fc.bigInt({ min: 1n, max: 9_000n });
const commands = fc.commands(
  [
    fc.tuple(fc.nat({ max: 2 }), amount).map(([lot, size]) => harvest(lot, size)),
    fc.tuple(amount, fc.boolean()).map(([size, force]) => sell(size, force)),
    fc.nat().map((which) => takeBack(which)),
  ],
  { maxCommands: 25 },
);

describe.each(testDatabases)('The ledger on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  /** A product over three empty lots that are on offer. */
  async function setUp(): Promise<{ model: Model; real: Real }> {
    const desk = openLedgerDesk(test);
    const lotIds: string[] = [];
    for (const bestBefore of ['2026-11-25', '2026-11-26', null]) {
      const lot = await desk.lot({ bestBefore }, '1.000');
      await desk.book(`/v1/produce/${lot.id}/movements`, { type: 'WASTE', quantity: '-1.000' });
      lotIds.push(lot.id);
    }
    const product = await desk.product({
      name: { mk: randomUUID() },
      stockMode: 'FROM_PRODUCE',
      produceIds: lotIds,
    });
    const agentId = product.createdBy;
    const { database } = test.connection;
    const within: Real['within'] = (work) =>
      inUnit({ database, agentId, clock: () => testNow }, work);
    const real = { lotIds, productId: product.id, within, desk };
    return { model: { left: [0n, 0n, 0n], bookings: [] }, real };
  }

  it('is what a list on paper would be, whatever is booked and taken back', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const { model, real } = await setUp();
        await fc.asyncModelRun(() => ({ model, real }), sequence);
        const lots = await Promise.all(real.lotIds.map((id) => real.desk.readLot(id)));
        expect(lots.map((lot) => quantityThousandths(lot.remaining))).toEqual(model.left);
        expect((await real.desk.readProduct(real.productId)).stockAvailable).toBe(
          quantityText(total(model)),
        );
        expect(await stockFaults(test.connection.database)).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });
});
