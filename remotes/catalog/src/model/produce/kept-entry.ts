import { currencySchema } from '@pazar/contracts/money';
import { salesChannelSchema } from '@pazar/contracts/movement';
import * as z from '@pazar/contracts/schema';
import { marketDay } from '@pazar/format/market-day';
import type { DraftChanges } from './entry-draft.ts';
import { givenOf } from './entry-defaults.ts';

const keptSchema = z.strictObject({
  lotId: z.nullable(z.string()),
  changes: z.partial(
    z.strictObject({
      quantity: z.nullable(z.string()),
      day: z.string(),
      channel: z.nullable(salesChannelSchema),
      unitPriceMinor: z.nullable(z.number()),
      currency: currencySchema,
      productId: z.nullable(z.string()),
      code: z.string(),
      locationId: z.nullable(z.string()),
      promotionId: z.nullable(z.string()),
      note: z.string(),
      isForced: z.boolean(),
    }),
  ),
});

/** What an earlier visit left in the form of an entry. */
export interface KeptEntry {
  /** An instant. */
  readonly keptAt: string;
  /** Null: no lot was chosen. */
  readonly lotId: string | null;
  /** With the day that the form showed. */
  readonly changes: DraftChanges;
}

/** Whether there is something to lose. */
export function isWritten({ quantity = null, note = '' }: DraftChanges): boolean {
  return quantity !== null || note !== '';
}

/**
 * The entry that a browser kept; null when it holds nothing, or is something else. The form showed
 * the day of the last change unless another one was chosen: restored later, it is of that day still.
 */
export function readKeptEntry(
  draft: { readonly keptAt: string; readonly content: unknown } | null,
): KeptEntry | null {
  const { data } = keptSchema.safeParse(draft?.content);
  if (draft === null || data === undefined || !isWritten(data.changes)) return null;
  const { keptAt } = draft;
  const changes = { day: marketDay(new Date(keptAt)), ...givenOf(data.changes) };
  return { keptAt, lotId: data.lotId, changes };
}
