import { type Booking, bookingSchema } from '@pazar/contracts/movement';
import type { MovementCorrection, MovementInput } from '@pazar/contracts/movement-input';
import type { Call } from '@pazar/section/call';

/** Records a movement on a product: on its own ledger, or on the lots that it is sold from. */
export const recordMovement = (
  productId: string,
  input: Partial<MovementInput>,
): Call<Booking> => ({
  method: 'post',
  path: `/v1/products/${productId}/movements`,
  schema: bookingSchema,
  body: input,
});

/** Corrects a movement, with all that was recorded together with it. */
export const correctMovement = (movementId: string, body: MovementCorrection): Call<Booking> => ({
  method: 'post',
  path: `/v1/movements/${movementId}/correct`,
  schema: bookingSchema,
  body,
});

/** Options of reversals, of any movement. */
export const reversal = { mutationKey: ['catalog', 'reversal'], keyPerContent: true } as const;

/** Reverses a movement, with all that was recorded together with it. */
export const reverseMovement = (movementId: string): Call<Booking> => ({
  method: 'post',
  path: `/v1/movements/${movementId}/reverse`,
  schema: bookingSchema,
  body: { note: null },
});
