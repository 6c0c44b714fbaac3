import { negative, sumOf } from '@pazar/format/quantity-math';
import { aLot } from '@pazar/testing/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft, anyKind, anyQuantity, today } from '../../../test/any-entry.ts';
import { entryDefaults } from './entry-defaults.ts';
import {
  draftFaults,
  type EntryContext,
  type EntryDraft,
  movementOf,
  remainingAfter,
  shortfall,
  waitingEntry,
} from './entry-draft.ts';
import { isSendable } from './queue/waiting-entry.ts';

const now = new Date('2026-11-25T09:30:00.000Z');
const lot = aLot({ remaining: '60.000', ledgerVersion: 9 });
const empty = entryDefaults({ today, channel: null, lastSale: null, onlyProductId: null });
const aDraft = (over: Partial<EntryDraft> = {}): EntryDraft => ({
  ...empty,
  quantity: '12.500',
  ...over,
});
const context = (over: Partial<EntryContext> = {}): EntryContext => ({
  kind: 'sale',
  unit: 'KG',
  remaining: '60.000',
  today,
  hasWaiting: false,
  ...over,
});
const sent = (draft: EntryDraft, kind: EntryContext['kind'], of = lot) =>
  movementOf(draft, { kind, lot: of, now, today });

describe('What a lot has left after an entry', () => {
  it('is what there was and what came or went', () => {
    const kinds = anyKind.filter((kind) => kind !== 'count');
    fc.assert(
      fc.property(anyDraft, kinds, anyQuantity, (draft, kind, remaining) => {
        const after = remainingAfter(draft, context({ kind, remaining })) ?? '';
        expect(sumOf(after, negative(sent(draft, kind).quantity ?? ''))).toBe(remaining);
      }),
    );
  });

  it('is what was counted', () => {
    fc.assert(
      fc.property(anyDraft, anyQuantity, (draft, remaining) => {
        const after = remainingAfter(draft, context({ kind: 'count', remaining }));
        expect(after).toBe(draft.quantity);
      }),
    );
  });

  it('is nothing with the shortfall, and never less', () => {
    fc.assert(
      fc.property(anyDraft, anyKind, anyQuantity, (draft, kind, remaining) => {
        const at = context({ kind, remaining });
        const after = remainingAfter(draft, at) ?? '';
        const missing = shortfall(draft, at);
        expect(missing !== null).toBe(after.startsWith('-'));
        expect(missing === null || sumOf(after, missing) === '0.000').toBe(true);
      }),
    );
  });

  it.each([null, '', '12,5', '12.5'])('is not known while the quantity is %s', (quantity) => {
    expect(remainingAfter(aDraft({ quantity }), context())).toBeNull();
    expect(shortfall(aDraft({ quantity }), context())).toBeNull();
  });

  it('is not known without a lot', () => {
    expect(remainingAfter(aDraft(), context({ remaining: null }))).toBeNull();
  });
});

describe('The faults of an entry', () => {
  it.each([
    ['nothing typed', [{ quantity: null }, {}], ['quantity']],
    ['zero', [{ quantity: '0.000' }, {}], ['quantity']],
    ['more than a ledger holds', [{ quantity: '99999999.000' }, {}], ['too-much']],
    ['more than is left', [{ quantity: '60.001' }, {}], ['more-than-left']],
    ['more than is left, agreed to', [{ quantity: '60.001', isForced: true }, {}], []],
    ['all that is left', [{ quantity: '60.000' }, {}], []],
    ['more than is left, picked', [{ quantity: '90.000' }, { kind: 'harvest' }], []],
    ['no lot', [{}, { remaining: null }], ['lot']],
    ['no day', [{ day: '' }, {}], ['day']],
    ['what is no day', [{ day: '11' }, {}], ['day']],
    ['a day of another age', [{ day: '1999-12-31' }, {}], ['day']],
    ['a day to come', [{ day: '2026-11-26' }, {}], ['day']],
    ['today', [{ day: today }, {}], []],
    ['a price of nothing', [{ unitPriceMinor: 0 }, {}], ['price']],
    ['a price that is no amount', [{ unitPriceMinor: Number.NaN }, {}], ['price']],
    ['a price that is too high', [{ unitPriceMinor: 1_000_000_001 }, {}], ['price-too-high']],
    ['a count of nothing', [{ quantity: '0.000' }, { kind: 'count' }], []],
    ['a count as recorded', [{ quantity: '60.000' }, { kind: 'count' }], ['unchanged']],
    ['a count with entries on their way', [{}, { kind: 'count', hasWaiting: true }], ['waiting']],
    [
      'all of them, in the order of the fields',
      [{ quantity: null, unitPriceMinor: 0, day: '' }, { remaining: null }],
      ['quantity', 'lot', 'price', 'day'],
    ],
  ] as const)('with %s', (_what, [draft, at], faults) => {
    expect(draftFaults(aDraft(draft), context(at))).toEqual(faults);
  });
});

describe('What an entry sends', () => {
  it('is taken by the API whenever the entry has no fault', () => {
    fc.assert(
      fc.property(anyDraft, anyKind, anyQuantity, (draft, kind, remaining) => {
        const of = aLot({ remaining });
        fc.pre(draftFaults(draft, context({ kind, remaining })).length === 0);
        const key = '00000000-0000-4000-8000-000000000001';
        const entry = waitingEntry(of, sent(draft, kind, of), { key, now });
        expect(isSendable(entry)).toBe(true);
      }),
    );
  });

  it('of a count is the difference, which makes the recorded stock what was counted', () => {
    fc.assert(
      fc.property(anyQuantity, anyQuantity, (counted, remaining) => {
        const of = aLot({ remaining, ledgerVersion: 4 });
        const movement = sent(aDraft({ quantity: counted }), 'count', of);
        expect(sumOf(remaining, movement.quantity ?? '')).toBe(counted);
        expect(movement).toMatchObject({ type: 'ADJUST', ledgerVersion: 4, force: false });
      }),
    );
  });

  it.each([
    ['harvest', 'HARVEST', '12.500'],
    ['sale', 'SALE', '-12.500'],
    ['waste', 'WASTE', '-12.500'],
    ['own-use', 'OWN_USE', '-12.500'],
  ] as const)('of a %s is %s of %s', (kind, type, quantity) => {
    expect(sent(aDraft(), kind)).toMatchObject({ type, quantity });
  });

  it('of what was bought in is received, not harvested', () => {
    const bought = aLot({ origin: 'SOURCED' });
    expect(sent(aDraft(), 'harvest', bought)).toMatchObject({
      type: 'RECEIPT',
      quantity: '12.500',
    });
  });

  it('of today has the time, and of another day none', () => {
    expect(sent(aDraft(), 'sale').occurredAt).toBe(now.toISOString());
    const before = sent(aDraft({ day: '2026-11-20' }), 'sale');
    expect(before.occurredAt).toBe('2026-11-20T10:00:00.000Z');
  });

  it('has channel, price and product for a sale alone', () => {
    const productId = '00000000-0000-4000-8000-0000000000aa';
    const sold = { channel: 'MARKET', unitPriceMinor: 6500, currency: 'EUR', productId } as const;
    expect(sent(aDraft(sold), 'sale')).toMatchObject(sold);
    const none = { channel: null, unitPriceMinor: null, currency: null, productId: null };
    expect(sent(aDraft(sold), 'waste')).toMatchObject(none);
  });

  it('has no currency without a price, and no promotion that was not chosen', () => {
    const movement = sent(aDraft({ unitPriceMinor: null }), 'sale');
    expect(movement.currency).toBeNull();
    expect(movement).not.toHaveProperty('promotionId');
    expect(sent(aDraft({ promotionId: null }), 'sale').promotionId).toBeNull();
  });

  it('has a note without the space around it, or none', () => {
    expect(sent(aDraft({ note: '  wet ' }), 'sale').note).toBe('wet');
    expect(sent(aDraft({ note: '  ' }), 'sale').note).toBeNull();
  });

  it.each([
    ['sale', true],
    ['waste', true],
    ['own-use', true],
    ['harvest', false],
    ['count', false],
  ] as const)('of a %s can exceed the records: %s', (kind, force) => {
    expect(sent(aDraft({ isForced: true }), kind).force).toBe(force);
  });

  it('names the lot as the device needs it, and waits unsent', () => {
    const key = crypto.randomUUID();
    const movement = sent(aDraft(), 'sale');
    const { id, lotNumber, cropName, variety, unit } = lot;
    expect(waitingEntry(lot, movement, { key, now })).toEqual({
      key,
      lot: { id, lotNumber, cropName, variety, unit },
      movement,
      enteredAt: now.toISOString(),
      sentAt: null,
      failure: null,
    });
  });
});
