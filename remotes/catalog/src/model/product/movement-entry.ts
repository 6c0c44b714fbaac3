import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import type { StockMode } from '@pazar/contracts/product';
import { isPositive, isQuantity, negative } from '@pazar/format/quantity-math';

/** Kinds of entry that are booked on a product; a correction is a count. */
export type BookableType = Exclude<MovementType, 'ADJUST'>;

/** What came in or went out, as it is entered: the amount has no sign. */
export interface MovementEntry {
  readonly type: BookableType;
  readonly amount: string | null;
  readonly channel: SalesChannel;
  readonly note: string;
}

/** What comes in belongs to a lot, where there are lots. */
export function bookableTypes(mode: StockMode): readonly [BookableType, ...BookableType[]] {
  const out = ['SALE', 'WASTE', 'OWN_USE'] as const;
  return mode === 'MANUAL' ? ['RECEIPT', ...out] : out;
}

const comesIn = (type: BookableType) => type === 'RECEIPT' || type === 'HARVEST';

/** What to send; null while there is no amount to book. */
export function movementOf(entry: MovementEntry, force: boolean): Partial<MovementInput> | null {
  const { type, amount, channel, note } = entry;
  if (!isQuantity(amount) || !isPositive(amount)) return null;
  return {
    type,
    quantity: comesIn(type) ? amount : negative(amount),
    channel: type === 'SALE' ? channel : null,
    note: note.trim() === '' ? null : note,
    force,
  };
}
