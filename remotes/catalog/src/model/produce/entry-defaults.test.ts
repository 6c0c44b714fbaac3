import { aLot } from '@pazar/testing/builders';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft, anyKind, today } from '../../../test/any-entry.ts';
import { aMovement } from '../../../test/produce-api.ts';
import { changesOf, draftOf, entryDefaults, givenOf } from './entry-defaults.ts';
import { movementOf, waitingEntry } from './entry-draft.ts';

const lot = aLot();
const now = new Date('2026-11-25T09:30:00.000Z');
const known = { today, channel: null, lastSale: null, onlyProductId: null };
const empty = entryDefaults(known);
const promotion = {
  id: '00000000-0000-4000-8000-0000000000bb',
  name: { mk: null, en: 'Half price' },
};

describe('What an entry starts with', () => {
  it('is today, in denars, and nothing else that was not there before', () => {
    expect(empty).toMatchObject({
      quantity: null,
      day: today,
      channel: null,
      unitPriceMinor: null,
      currency: 'MKD',
      productId: null,
      note: '',
      isForced: false,
    });
  });

  it('is the channel of the last entry, and the only product of the lot', () => {
    const onlyProductId = '00000000-0000-4000-8000-0000000000aa';
    const next = entryDefaults({ ...known, channel: 'DELIVERY', onlyProductId });
    expect(next).toMatchObject({ channel: 'DELIVERY', productId: onlyProductId });
  });

  it('is what the last sale of the lot was made with, before the last entry of all lots', () => {
    const productId = '00000000-0000-4000-8000-0000000000cc';
    const lastSale = aMovement(lot, { productId, unitPriceMinor: 150, currency: 'EUR' });
    expect(entryDefaults({ ...known, channel: 'DELIVERY', lastSale })).toMatchObject({
      channel: 'MARKET',
      unitPriceMinor: 150,
      currency: 'EUR',
      productId,
    });
  });

  it.each([
    ['no price of a unit, when a pack was sold', { packId: promotion.id, packCount: 2 }, null],
    [
      'the price of the list, when a promotion gave another',
      { promotion, listPriceMinor: 8000 },
      8000,
    ],
    ['no price, when a promotion gave it and the list had none', { promotion }, null],
  ] as const)('has %s', (_what, sale, expected) => {
    const lastSale = aMovement(lot, { unitPriceMinor: 4000, ...sale });
    expect(entryDefaults({ ...known, lastSale }).unitPriceMinor).toBe(expected);
  });
});

describe('A refused entry', () => {
  it('is shown again as it was written, whatever it was', () => {
    const kinds = anyKind.filter((kind) => kind !== 'count');
    fc.assert(
      fc.property(anyDraft, kinds, (draft, kind) => {
        const movement = movementOf(draft, { kind, lot, now, today });
        const entry = waitingEntry(lot, movement, { key: crypto.randomUUID(), now });
        const again = draftOf(empty, changesOf(entry));
        const isForced = { isForced: draft.isForced };
        expect(movementOf({ ...again, ...isForced }, { kind, lot, now, today })).toEqual(movement);
        expect(again).toMatchObject({
          quantity: draft.quantity,
          day: draft.day,
          note: draft.note.trim(),
        });
      }),
    );
  });

  it('of a count is counted once more, since the stock may have changed', () => {
    const counted = movementOf(
      { ...empty, quantity: '12.500' },
      { kind: 'count', lot, now, today },
    );
    const entry = waitingEntry(lot, counted, { key: crypto.randomUUID(), now });
    expect(changesOf(entry)).not.toHaveProperty('quantity');
  });

  it('agrees to no correction by itself', () => {
    const forced = { ...empty, quantity: '70.000', isForced: true };
    const movement = movementOf(forced, { kind: 'sale', lot, now, today });
    const entry = waitingEntry(lot, movement, { key: crypto.randomUUID(), now });
    expect(draftOf(empty, changesOf(entry)).isForced).toBe(false);
  });
});

describe('What was typed', () => {
  it('goes before what is proposed; what was taken back is proposed again', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (proposed, typed) => {
        expect(draftOf(proposed, {})).toEqual(proposed);
        expect(draftOf(proposed, typed)).toEqual({ ...proposed, ...givenOf(typed) });
        expect(draftOf(draftOf(proposed, typed), typed)).toEqual(draftOf(proposed, typed));
      }),
    );
    expect(draftOf(empty, { day: undefined, note: 'wet' })).toEqual({ ...empty, note: 'wet' });
    expect(givenOf({ day: undefined, quantity: null })).toEqual({ quantity: null });
  });
});
