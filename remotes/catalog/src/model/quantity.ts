/** Digits after the decimal point of every quantity. */
const scale = 3;
const canonical = /^-?\d+\.\d{3}$/;

/** Whether a text is a quantity as the API writes it, and not what somebody is still typing. */
export function isQuantity(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && canonical.test(text);
}

/** A quantity in whole thousandths. @throws SyntaxError when it is none: ask `isQuantity` first */
export function thousandths(quantity: string): bigint {
  return BigInt(quantity.replace('.', ''));
}

/** Thousandths as a canonical quantity: 12500 is `"12.500"`. */
export function quantityOf(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(scale + 1, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
