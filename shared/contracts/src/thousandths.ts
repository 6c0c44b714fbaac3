const canonical = /^-?\d+\.\d{3}$/;

/**
 * A canonical quantity in whole thousandths of its unit: `"12.500"` is 12500. Null for any other
 * text: the checks of an object run even when the format of a member is wrong.
 */
export function thousandthsOf(quantity: string): bigint | null {
  return canonical.test(quantity) ? BigInt(quantity.replace('.', '')) : null;
}
