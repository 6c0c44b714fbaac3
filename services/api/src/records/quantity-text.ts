import type { Quantity } from '@pazar/contracts/quantity';

/** Thousandths as the canonical text: 12500n is `"12.500"`. */
export function quantityText(thousandths: bigint): Quantity {
  const digits = (thousandths < 0n ? -thousandths : thousandths).toString().padStart(4, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
}
