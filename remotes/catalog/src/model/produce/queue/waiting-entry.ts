import { localizedTextSchema } from '@pazar/contracts/locale';
import { lotMovementInputSchema } from '@pazar/contracts/movement-input';
import { unitSchema } from '@pazar/contracts/quantity';
import * as z from '@pazar/contracts/schema';
import { isQuantity } from '@pazar/format/quantity-math';
import { waitingShape } from '@pazar/section/queue/waiting';

/** The lot as it is named where an entry is shown, also without a network. */
const namedLotSchema = z.strictObject({
  id: z.uuid(),
  lotNumber: z.string(),
  cropName: localizedTextSchema,
  variety: z.nullable(z.string()),
  unit: unitSchema,
});
export type NamedLot = z.infer<typeof namedLotSchema>;

/**
 * The movement to send, as it was entered. Values beyond the API's limits are read too: the agent
 * sees and corrects them.
 */
const keptMovementSchema = z.strictObject({
  ...lotMovementInputSchema.shape,
  quantity: z.optional(z.string().check(z.refine(isQuantity))),
  packCount: z.nullable(z.number()),
  unitPriceMinor: z.nullable(z.number()),
  note: z.nullable(z.string()),
});

/** A harvest, a sale or another movement that the server has not confirmed. */
const waitingEntrySchema = z.strictObject({
  ...waitingShape,
  lot: namedLotSchema,
  movement: keptMovementSchema,
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** Whether the API accepts it as it is. */
export function isSendable({ movement }: WaitingEntry): boolean {
  return lotMovementInputSchema.safeParse(movement).success;
}

/** Whether this version can read what a browser kept. */
export function isWaitingEntry(kept: unknown): kept is WaitingEntry {
  return waitingEntrySchema.safeParse(kept).success;
}
