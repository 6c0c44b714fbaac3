import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import type { StockMode } from '@pazar/contracts/product';
import { thousandthsOf } from './quantity-math.ts';
import { quantityOf } from '../quantity.ts';

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
  const amount = thousandthsOf(entry.amount);
  if (amount === null || amount <= 0n) return null;
  const { type, channel, note } = entry;
  return {
    type,
    quantity: quantityOf(comesIn(type) ? amount : -amount),
    channel: type === 'SALE' ? channel : null,
    note: note.trim() === '' ? null : note,
    force,
  };
}
