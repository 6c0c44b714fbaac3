import { currencySchema } from '@pazar/contracts/money';
import { salesChannelSchema, type Movement, type SalesChannel } from '@pazar/contracts/movement';
import { marketDay } from '@pazar/format/market-day';
import { magnitude } from '@pazar/format/quantity-math';
import * as z from '@pazar/contracts/schema';
import type { EntryDraft } from './entry-draft.ts';
import type { WaitingEntry } from './queue/waiting-entry.ts';

/** What an entry starts with: today, and what the last ones were made with. */
export function entryDefaults(known: {
  today: string;
  channel: SalesChannel | null;
  lastSale: Movement | null;
}): EntryDraft {
  const { lastSale } = known;
  return {
    quantity: null,
    day: known.today,
    channel: lastSale?.channel ?? known.channel,
    unitPriceMinor: unitPriceOf(lastSale),
    currency: lastSale?.currency ?? 'MKD',
    productId: lastSale?.productId ?? null,
    note: '',
    isForced: false,
  };
}

/** The price of a pack is no price of a unit. */
function unitPriceOf(sale: Movement | null): number | null {
  return sale === null || sale.packId !== null ? null : sale.unitPriceMinor;
}

/** An entry that was refused, as its form shows it again. */
export function changesOf({ movement }: WaitingEntry): Partial<EntryDraft> {
  const { quantity, occurredAt, channel, unitPriceMinor, currency, productId, note } = movement;
  return {
    ...(quantity !== undefined && movement.type !== 'ADJUST' && { quantity: magnitude(quantity) }),
    ...(occurredAt !== undefined && { day: marketDay(new Date(occurredAt)) }),
    channel,
    unitPriceMinor,
    ...(currency !== null && { currency }),
    productId,
    note: note ?? '',
  };
}

const keptSchema = z.strictObject({
  lotId: z.string(),
  changes: z.partial(
    z.strictObject({
      quantity: z.nullable(z.string()),
      day: z.string(),
      channel: z.nullable(salesChannelSchema),
      unitPriceMinor: z.nullable(z.number()),
      currency: currencySchema,
      productId: z.nullable(z.string()),
      note: z.string(),
      isForced: z.boolean(),
    }),
  ),
});

/** What was typed and not saved, as a browser kept it; null when it is something else. */
export function readKeptChanges(
  kept: unknown,
): { lotId: string; changes: Partial<EntryDraft> } | null {
  const { data } = keptSchema.safeParse(kept);
  if (data === undefined) return null;
  const given = Object.entries(data.changes).filter(([, value]) => value !== undefined);
  return { lotId: data.lotId, changes: Object.fromEntries(given) };
}
