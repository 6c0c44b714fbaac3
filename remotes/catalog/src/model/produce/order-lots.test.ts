import type { LotSummary } from '@pazar/contracts/produce';
import { isPositive, quantityOf } from '@pazar/format/quantity-math';
import { aLot } from '@pazar/testing/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyKind, today } from '../../../test/any-entry.ts';
import { canRecord } from './entry-kind.ts';
import { lotsFor } from './order-lots.ts';

const none = { today, lastLotIds: [], askedLotId: null };
const byId = (one: LotSummary, other: LotSummary) => one.id.localeCompare(other.id);
const numbersOf = (lots: readonly LotSummary[]) => lots.map(({ lotNumber }) => lotNumber);

const anyLot = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom('PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED', 'LOST'),
    remaining: fc.bigInt({ min: -2n, max: 2n }).map((kilograms) => quantityOf(kilograms * 1000n)),
    bestBefore: fc.option(anyDay),
    expectedFrom: fc.option(anyDay),
    expectedTo: fc.option(anyDay),
  })
  .map((over) => aLot(over));
const anyLots = fc.uniqueArray(anyLot, { maxLength: 12, selector: ({ id }) => id });
/** Lots, with the one of the last entry and the one asked for: one of them, or none. */
const anyChoice = anyLots.chain((lots) => {
  const anyId = fc.constantFrom(null, ...lots.map(({ id }) => id));
  return fc.record({
    lots: fc.constant(lots),
    lastLotIds: fc.uniqueArray(fc.constantFrom('gone', ...lots.map(({ id }) => id))),
    askedLotId: anyId,
  });
});

describe('The lots that an entry can be made on', () => {
  it('are each once those that can have it, with something left unless it is asked for', () => {
    fc.assert(
      fc.property(anyKind, anyChoice, (kind, { lots, ...choice }) => {
        const needsStock = kind !== 'harvest' && kind !== 'count';
        const expected = lots
          .filter(({ status }) => canRecord(kind, status))
          .filter(
            ({ id, remaining }) => !needsStock || id === choice.askedLotId || isPositive(remaining),
          );
        const offered = lotsFor(kind, lots, { today, ...choice });
        expect(offered.toSorted(byId)).toEqual(expected.toSorted(byId));
      }),
    );
  });

  it('have the one asked for first, then those of the last entries in their order', () => {
    fc.assert(
      fc.property(anyKind, anyChoice, (kind, { lots, lastLotIds, askedLotId }) => {
        const offered = lotsFor(kind, lots, { today, lastLotIds, askedLotId }).map(({ id }) => id);
        const wanted = [...new Set([askedLotId, ...lastLotIds])];
        const expected = wanted.flatMap((id) => offered.filter((each) => each === id));
        expect(offered.slice(0, expected.length)).toEqual(expected);
      }),
    );
  });

  it('are soonest past their best first, those without an end last', () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const ends = lotsFor('sale', lots, none).map(
          ({ bestBefore }) => bestBefore ?? '9999-12-31',
        );
        expect(ends).toEqual(ends.toSorted());
      }),
    );
  });

  it('of a harvest are what is ripe, then what is on offer, growing and planned', () => {
    const ripe = { expectedFrom: '2026-11-01', expectedTo: '2026-11-30' };
    const over = { expectedFrom: '2026-06-01', expectedTo: '2026-09-30' };
    const later = { expectedFrom: '2027-03-01', expectedTo: null };
    const lots = [
      aLot({ lotNumber: 'planned', status: 'PLANNED', ...ripe }),
      aLot({ lotNumber: 'growing, later', status: 'GROWING', ...later }),
      aLot({ lotNumber: 'on offer, over', status: 'AVAILABLE', ...over }),
      aLot({ lotNumber: 'growing, ripe', status: 'GROWING', ...ripe }),
      aLot({ lotNumber: 'on offer, ripe', status: 'AVAILABLE', ...ripe }),
      aLot({ lotNumber: 'closed', status: 'CLOSED', ...ripe }),
    ];
    const ripest = ['growing, ripe', 'on offer, ripe'];
    const others = ['on offer, over', 'growing, later', 'planned'];
    expect(numbersOf(lotsFor('harvest', lots, none))).toEqual([...ripest, ...others]);
  });

  it('are ripe on the first and the last day that they are expected, and without a last day', () => {
    const other = aLot({ lotNumber: 'other', expectedFrom: null, expectedTo: null });
    for (const expected of [
      { expectedFrom: today, expectedTo: '2026-12-24' },
      { expectedFrom: '2026-10-01', expectedTo: today },
      { expectedFrom: '2026-10-01', expectedTo: null },
    ]) {
      const ripe = aLot({ lotNumber: 'ripe', ...expected });
      expect(numbersOf(lotsFor('harvest', [other, ripe], none))).toEqual(['ripe', 'other']);
    }
  });
});
