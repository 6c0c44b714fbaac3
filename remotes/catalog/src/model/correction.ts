import type { Movement, SalesChannel } from '@pazar/contracts/movement';
import type { MovementCorrection } from '@pazar/contracts/movement-input';
import { isPositive, negative } from '@pazar/format/quantity-math';

/** A movement as it should have been; the amount has no sign. */
export interface Correction {
  readonly amount: string | null;
  /** Null: the amount is in the base unit. */
  readonly packCount: number | null;
  readonly unitPriceMinor: number | null;
  readonly channel: SalesChannel | null;
  readonly note: string;
}

/** What a correction without faults sends. */
export function correctionOf(
  { quantity, currency }: Movement,
  { amount, packCount, unitPriceMinor, channel, note }: Correction,
): MovementCorrection {
  const size = amount ?? '0.000';
  const text = note.trim();
  return {
    ...(packCount === null && { quantity: isPositive(quantity) ? size : negative(size) }),
    packCount,
    channel,
    unitPriceMinor,
    currency: unitPriceMinor === null ? null : (currency ?? 'MKD'),
    note: text === '' ? null : text,
  };
}
