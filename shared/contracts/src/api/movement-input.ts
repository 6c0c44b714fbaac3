import * as z from '@pazar/contracts/schema';
import { currencySchema, priceMinorSchema } from './money.ts';
import { salesChannelSchema } from './movement.ts';
import { movementTypeSchema } from './produce.ts';
import { quantitySchema } from './quantity.ts';
import { optionalTextInput } from './text.ts';
import { countSchema, instantSchema } from '../values.ts';

/** The largest number of packs in one booking. */
const maxPackCount = 1_000_000;

/** Length limits of a movement's texts, in characters, and its earliest day: an earlier one is a typing error. */
export const movementLimits = { note: { max: 300 }, firstDay: '2000-01-01' } as const;

const note = z._default(optionalTextInput(movementLimits.note), null);

/**
 * Body of `POST /v1/products/{id}/movements`: a signed `quantity` in the base unit, or `packId` and
 * `packCount`, from which it follows (both are accepted if they agree). HARVEST and RECEIPT are
 * positive, SALE, WASTE and OWN_USE negative; ADJUST has either sign and no packs. Of pieces and
 * bunches `quantity` is whole, or what an ADJUST leaves (`whole`). `channel` is for sales; `unitPriceMinor`, for one pack or else one base unit, for sales and receipts, with its
 * `currency`. `occurredAt` defaults to now.
 *
 * `promotionId` names the promotion of a sale; null: without one. When it is left out, a sale is
 * booked under the promotion that gave its pack this price at that time.
 *
 * `force` books more than the recorded stock: the difference is booked as a visible ADJUST.
 * `ledgerVersion` rejects the entry (412) when others were booked in between: a correction to a
 * counted amount sends the difference and the version from which it was computed.
 */
export const movementInputSchema = z.strictObject({
  type: movementTypeSchema,
  quantity: z.optional(quantitySchema),
  packId: z._default(z.nullable(z.uuid()), null),
  packCount: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(maxPackCount))), null),
  occurredAt: z.optional(instantSchema),
  channel: z._default(z.nullable(salesChannelSchema), null),
  unitPriceMinor: z._default(z.nullable(priceMinorSchema), null),
  currency: z._default(z.nullable(currencySchema), null),
  promotionId: z.optional(z.nullable(z.uuid())),
  note,
  force: z._default(z.boolean(), false),
  ledgerVersion: z.optional(countSchema),
});
export type MovementInput = z.infer<typeof movementInputSchema>;

/** Body of `POST /v1/produce/{id}/movements`; `productId` is the product that it was sold as. */
export const lotMovementInputSchema = z.strictObject({
  ...movementInputSchema.shape,
  productId: z._default(z.nullable(z.uuid()), null),
});
export type LotMovementInput = z.infer<typeof lotMovementInputSchema>;

/**
 * Body of `POST /v1/movements/{id}/correct`: the entry as it should have been, with the signed
 * `quantity` or the `packCount` of the whole booking.
 */
export const movementCorrectionSchema = z.strictObject({
  quantity: movementInputSchema.shape.quantity,
  packCount: movementInputSchema.shape.packCount,
  channel: movementInputSchema.shape.channel,
  unitPriceMinor: movementInputSchema.shape.unitPriceMinor,
  currency: movementInputSchema.shape.currency,
  note,
});
export type MovementCorrection = z.infer<typeof movementCorrectionSchema>;

/** Body of `POST /v1/movements/{id}/reverse`. */
export const reversalInputSchema = z.strictObject({ note });
export type ReversalInput = z.infer<typeof reversalInputSchema>;
