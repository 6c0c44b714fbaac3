import { type Booking, bookingSchema, movementPageSchema } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { Call } from '@pazar/section/call';
import type { Resource, RecordTypes } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Movements of a ledger on one page of it. */
const movementsOnPage = 10;

/** Whose ledger: that of lots or of products. */
export type LedgerOwner = Pick<Resource<RecordTypes>, 'part'>;

/** One page of the ledger of a lot or a product, what happened last first. */
export const ledgerPage = (
  http: HttpClient,
  owner: LedgerOwner,
  { id, cursor }: { id: string; cursor: string | undefined },
) =>
  owner.part(http, {
    id,
    name: 'movements',
    page: movementPageSchema,
    query: { limit: movementsOnPage, cursor, count: true },
  });

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

/** Reverses a movement, with all that was recorded together with it. */
export const reverseMovement = (movementId: string): Call<Booking> => ({
  method: 'post',
  path: `/v1/movements/${movementId}/reverse`,
  schema: bookingSchema,
  body: { note: null },
});
