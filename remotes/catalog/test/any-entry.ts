import { priceLimits } from '@pazar/contracts/money';
import { salesChannelSchema } from '@pazar/contracts/movement';
import { movementLimits } from '@pazar/contracts/movement-input';
import { maxQuantityThousandths } from '@pazar/contracts/quantity';
import { quantityOf } from '@pazar/format/quantity-math';
import fc from 'fast-check';
import type { EntryDraft } from '../src/model/produce/entry-draft.ts';
import type { EntryKind } from '../src/model/produce/entry-kind.ts';

/** The day on which the entries of these tests are made. */
export const today = '2026-11-25';

export const anyKind = fc.constantFrom<EntryKind>('harvest', 'sale', 'waste', 'own-use', 'count');

/** From one thousandth to the most that a ledger holds. */
export const anyQuantity = fc.bigInt({ min: 1n, max: maxQuantityThousandths }).map(quantityOf);

/** Today or one of the days before it. */
export const anyDay = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10));

/** What can be typed into a form without a fault. */
export const anyDraft: fc.Arbitrary<EntryDraft> = fc.record({
  quantity: anyQuantity,
  day: anyDay,
  channel: fc.option(fc.constantFrom(...salesChannelSchema.options)),
  unitPriceMinor: fc.option(fc.integer(priceLimits)),
  currency: fc.constantFrom('MKD', 'EUR'),
  productId: fc.option(fc.uuid()),
  code: fc.string(),
  locationId: fc.option(fc.uuid()),
  promotionId: fc.option(fc.uuid(), { nil: undefined }),
  note: fc.string({ maxLength: movementLimits.note.max }),
  isForced: fc.boolean(),
});
