import { instantSchema } from '@pazar/contracts/values';
import * as z from '@pazar/contracts/schema';
import type { HttpClient } from '@pazar/shell/http';

/**
 * Why an entry was rejected. `code` is the problem's, or `unsure`: it was sent, no answer arrived,
 * and the server no longer remembers whether it accepted it.
 */
const waitingFailureSchema = z.strictObject({
  code: z.string(),
  /** `insufficient-stock`, `promotion-limit`: how much is left, in the unit of the lot. */
  remaining: z.nullable(z.string()),
  /** The server's own words. */
  detail: z.nullable(z.string()),
  /** The trace id for support. */
  reference: z.nullable(z.string()),
});
export type WaitingFailure = z.infer<typeof waitingFailureSchema>;

/** Members of every waiting entry. A section adds its own. */
export const waitingShape = {
  /** The idempotency key, created on entry: however often it is sent, it is recorded once. */
  key: z.uuid(),
  enteredAt: instantSchema,
  /** When it was first sent; null while it never was. */
  sentAt: z.nullable(instantSchema),
  failure: z.nullable(waitingFailureSchema),
};

/** An entry that the server has not confirmed. */
export interface Waiting {
  readonly key: string;
  readonly enteredAt: string;
  readonly sentAt: string | null;
  readonly failure: WaitingFailure | null;
}

/** The queues that sections have, by the route where each is shown. */
export type WaitingName = 'produce' | 'location';

/** One section's kind of entry: how it is parsed, validated and sent. */
export interface WaitingKind<Entry extends Waiting, Answer> {
  readonly name: WaitingName;
  /** Whether this version can read a stored value. */
  readonly isReadable: (kept: unknown) => kept is Entry;
  /** Whether the API accepts it unchanged. */
  readonly isSendable: (entry: Entry) => boolean;
  /** Its subject: a failed entry blocks only later ones about the same subject. */
  readonly subjectOf: (entry: Entry) => string;
  /** Sends it under its key. */
  readonly send: (http: HttpClient, entry: Entry) => Promise<Answer>;
}

/** The stored entries, oldest first, and those that this version cannot read, as text. */
export interface KeptEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly unreadable: readonly string[];
}

export function readKeptEntries<Entry extends Waiting>(
  kept: unknown,
  isReadable: (kept: unknown) => kept is Entry,
): KeptEntries<Entry> {
  const all: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return {
    entries: all.filter(isReadable),
    unreadable: all.filter((entry) => !isReadable(entry)).map((entry) => JSON.stringify(entry)),
  };
}
