import { currencySchema } from '@pazar/contracts/money';
import { salesChannelSchema, type Movement, type SalesChannel } from '@pazar/contracts/movement';
import { marketDay } from '@pazar/format/market-day';
import { magnitude } from '@pazar/format/quantity-math';
import * as z from '@pazar/contracts/schema';
import type { DraftChanges, EntryDraft } from './entry-draft.ts';
import type { WaitingEntry } from './queue/waiting-entry.ts';

/** What an entry starts with: today, and what the last ones were made with. */
export function entryDefaults(known: {
  today: string;
  channel: SalesChannel | null;
  lastSale: Movement | null;
  /** The product that the lot is sold as; null: none, or several. */
  onlyProductId: string | null;
}): EntryDraft {
  const { lastSale, onlyProductId } = known;
  return {
    quantity: null,
    day: known.today,
    channel: lastSale?.channel ?? known.channel,
    unitPriceMinor: unitPriceOf(lastSale),
    currency: lastSale?.currency ?? 'MKD',
    productId: lastSale?.productId ?? onlyProductId,
    code: '',
    locationId: null,
    promotionId: undefined,
    note: '',
    isForced: false,
  };
}

/** The price of a pack is no price of a unit, and that of a promotion holds while it runs alone. */
function unitPriceOf(sale: Movement | null): number | null {
  if (sale === null || sale.packId !== null) return null;
  return sale.promotion === null ? sale.unitPriceMinor : sale.listPriceMinor;
}

/** An entry that was refused, as its form shows it again. */
export function changesOf({ movement }: WaitingEntry): DraftChanges {
  const { quantity, occurredAt, channel, unitPriceMinor, currency, note } = movement;
  const { productId, promotionId } = movement;
  return {
    ...(quantity !== undefined && movement.type !== 'ADJUST' && { quantity: magnitude(quantity) }),
    ...(occurredAt !== undefined && { day: marketDay(new Date(occurredAt)) }),
    channel,
    unitPriceMinor,
    ...(currency !== null && { currency }),
    productId,
    ...(promotionId !== undefined && { promotionId }),
    note: note ?? '',
  };
}

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

/** What was typed and not saved, as a browser kept it; null when it is something else. */
export function readKeptChanges(
  kept: unknown,
): { lotId: string | null; changes: DraftChanges } | null {
  const { data } = keptSchema.safeParse(kept);
  if (data === undefined) return null;
  return { lotId: data.lotId, changes: givenOf(data.changes) };
}

/** Changes without those that were taken back, which are proposed again. */
export function givenOf(changes: DraftChanges): DraftChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** What is proposed, with what was typed or chosen instead. */
export function draftOf(defaults: EntryDraft, changes: DraftChanges): EntryDraft {
  return Object.assign({}, defaults, givenOf(changes));
}
