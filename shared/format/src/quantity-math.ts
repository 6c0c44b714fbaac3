/** Digits after the decimal point of every quantity. */
const scale = 3;
const canonical = /^-?\d+\.\d{3}$/;

/** Whether a text is a quantity in the API's form (`"12.500"`), and not unfinished input. */
export function isQuantity(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && canonical.test(text);
}

/**
 * A quantity in whole thousandths of its unit: `"12.500"` is 12500.
 *
 * @throws SyntaxError for text that is no number: ask `isQuantity` first
 */
export function thousandthsOf(quantity: string): bigint {
  return BigInt(quantity.replace('.', ''));
}

/** Whole thousandths as a quantity: 12500 is `"12.500"`. */
export function quantityOf(thousandths: bigint): string {
  const digits = String(thousandths < 0n ? -thousandths : thousandths).padStart(scale + 1, '0');
  return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The sum of quantities of one unit, exact to the thousandth; of none `"0.000"`. */
export function sumOf(...quantities: readonly string[]): string {
  return quantityOf(quantities.reduce((total, each) => total + thousandthsOf(each), 0n));
}

/** The quantity with the opposite sign. */
export function negative(quantity: string): string {
  return quantityOf(-thousandthsOf(quantity));
}

/** The quantity without its sign. */
export function magnitude(quantity: string): string {
  return quantity.startsWith('-') ? negative(quantity) : quantity;
}

export function isPositive(quantity: string): boolean {
  return thousandthsOf(quantity) > 0n;
}

/** A part in percent of the whole, from 0 to 100 with one decimal; 0 of nothing. For a bar. */
export function shareOf(part: string, whole: string): number {
  const all = thousandthsOf(whole);
  if (all <= 0n) return 0;
  return Math.min(100, Math.max(0, Number((thousandthsOf(part) * 1000n) / all) / 10));
}

/**
 * The price of a quantity at a price per unit: exact, halves away from zero.
 *
 * @param unitPriceMinor minor units of a currency
 * @returns minor units; the sign of the quantity does not count
 */
export function amountOf(quantity: string, unitPriceMinor: number): number {
  return roundedQuotient(thousandthsOf(magnitude(quantity)) * BigInt(unitPriceMinor), 1000n);
}

/** A quotient as a whole number, halves away from zero. `divisor` is positive. */
export function roundedQuotient(dividend: bigint, divisor: bigint): number {
  const half = dividend < 0n ? -divisor : divisor;
  return Number((2n * dividend + half) / (2n * divisor));
}
