import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import type { StockMode } from '@pazar/contracts/product';
import { isPositive, isQuantity, negative } from '@pazar/format/quantity-math';

/** Kinds of movement that are recorded on a product; a correction is a count. */
export type RecordableType = Exclude<MovementType, 'ADJUST'>;

/** What came in or went out, as it is entered: the amount has no sign. */
export interface MovementEntry {
  readonly type: RecordableType;
  readonly amount: string | null;
  readonly channel: SalesChannel;
  readonly note: string;
}

/** What comes in belongs to a lot, where there are lots. */
export function recordableTypes(mode: StockMode): readonly [RecordableType, ...RecordableType[]] {
  const out = ['SALE', 'WASTE', 'OWN_USE'] as const;
  return mode === 'MANUAL' ? ['RECEIPT', ...out] : out;
}

const comesIn = (type: RecordableType) => type === 'RECEIPT' || type === 'HARVEST';

/** What to send; null while there is no amount to record. */
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
