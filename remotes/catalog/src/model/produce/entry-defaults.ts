import type { Movement, SalesChannel } from '@pazar/contracts/movement';
import { marketDay } from '@pazar/format/market-day';
import { magnitude } from '@pazar/format/quantity-math';
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

/** Changes without those that were taken back, which are proposed again. */
export function givenOf(changes: DraftChanges): DraftChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** Proposals, replaced by typed and chosen values. */
export function draftOf(defaults: EntryDraft, changes: DraftChanges): EntryDraft {
  return Object.assign({}, defaults, givenOf(changes));
}
