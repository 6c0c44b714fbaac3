import { localizedTextSchema } from '@pazar/contracts/locale';
import { lotMovementInputSchema } from '@pazar/contracts/movement-input';
import { unitSchema } from '@pazar/contracts/quantity';
import { instantSchema } from '@pazar/contracts/session';
import * as z from 'zod/mini';

/**
 * Why an entry was not taken. `code` is the problem's, or `unsure`: it was sent, no answer came, and
 * the server no longer remembers whether it took it.
 */
const entryFailureSchema = z.strictObject({
  code: z.string(),
  /** `insufficient-stock`: how much is left, in the unit of the lot. */
  remaining: z.nullable(z.string()),
  /** The server's own words. */
  detail: z.nullable(z.string()),
  /** What to quote to support. */
  reference: z.nullable(z.string()),
});
export type EntryFailure = z.infer<typeof entryFailureSchema>;

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
 * A harvest, a sale or another movement that the server has not confirmed. `key` is its idempotency
 * key, made when it was entered: however often it is sent, it is booked once.
 */
const waitingEntrySchema = z.strictObject({
  key: z.uuid(),
  lot: namedLotSchema,
  movement: lotMovementInputSchema,
  enteredAt: instantSchema,
  /** When it was first sent; null while it never was. */
  sentAt: z.nullable(instantSchema),
  failure: z.nullable(entryFailureSchema),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** Oldest first, as they were entered. */
export type WaitingQueue = readonly WaitingEntry[];

/** Whether this version can read what a browser kept. */
export function isWaitingEntry(kept: unknown): kept is WaitingEntry {
  return waitingEntrySchema.safeParse(kept).success;
}

/** The entries of what a browser kept, as far as this version can read them. */
export function readWaitingQueue(kept: unknown): WaitingQueue {
  return Array.isArray(kept) ? kept.filter(isWaitingEntry) : [];
}
