import { localizedTextSchema } from '@pazar/contracts/locale';
import { lotMovementInputSchema } from '@pazar/contracts/movement-input';
import { unitSchema } from '@pazar/contracts/quantity';
import { isQuantity } from '@pazar/format/quantity-math';
import * as z from '@pazar/contracts/schema';
import { instantSchema } from '@pazar/contracts/values';

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
 * What is sent, as it was entered. What breaks the API's limits is read too, so that it can be shown
 * and corrected instead of lying there unseen.
 */
const keptMovementSchema = z.strictObject({
  ...lotMovementInputSchema.shape,
  quantity: z.optional(z.string().check(z.refine(isQuantity))),
  packCount: z.nullable(z.number()),
  unitPriceMinor: z.nullable(z.number()),
  note: z.nullable(z.string()),
});

/**
 * A harvest, a sale or another movement that the server has not confirmed. `key` is its idempotency
 * key, made when it was entered: however often it is sent, it is recorded once.
 */
const waitingEntrySchema = z.strictObject({
  key: z.uuid(),
  lot: namedLotSchema,
  movement: keptMovementSchema,
  enteredAt: instantSchema,
  /** When it was first sent; null while it never was. */
  sentAt: z.nullable(instantSchema),
  failure: z.nullable(entryFailureSchema),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** Whether the API takes it as it is. */
export function isSendable({ movement }: WaitingEntry): boolean {
  return lotMovementInputSchema.safeParse(movement).success;
}

/** Oldest first, as they were entered. */
export type WaitingQueue = readonly WaitingEntry[];

/** Whether this version can read what a browser kept. */
function isWaitingEntry(kept: unknown): kept is WaitingEntry {
  return waitingEntrySchema.safeParse(kept).success;
}

/** What a browser kept: entries, and what this version cannot read, as text. */
export interface KeptEntries {
  readonly entries: WaitingQueue;
  readonly unreadable: readonly string[];
}

export function readKeptEntries(kept: unknown): KeptEntries {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return {
    entries: all.filter(isWaitingEntry),
    unreadable: all.filter((entry) => !isWaitingEntry(entry)).map((entry) => JSON.stringify(entry)),
  };
}
