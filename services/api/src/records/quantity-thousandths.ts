import type { Quantity } from '@pazar/contracts/quantity';

/** The canonical text as thousandths: `"12.500"` is 12500n. */
export function quantityThousandths(quantity: Quantity): bigint {
  return BigInt(quantity.replace('.', ''));
}
