/** Digits after the decimal point of every quantity. */
const scale = 3;

function thousandths(quantity: string): bigint {
  const sign = quantity.startsWith('-') ? -1n : 1n;
  return sign * BigInt(quantity.replace('-', '').replace('.', ''));
}

function quantityOf(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(scale + 1, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

const canonical = /^-?\d+\.\d{3}$/;

/** Whether a text is a quantity as the API writes it, and not what somebody is still typing. */
export function isQuantity(text: string | null): text is string {
  return text !== null && canonical.test(text);
}

/** The sum of quantities, exact to the last gram. */
export function sum(...quantities: readonly string[]): string {
  return quantityOf(quantities.reduce((total, each) => total + thousandths(each), 0n));
}

export function negative(quantity: string): string {
  return quantityOf(-thousandths(quantity));
}

/** `of` without its sign. */
export function magnitude(of: string): string {
  return of.startsWith('-') ? negative(of) : of;
}

export function isPositive(quantity: string): boolean {
  return thousandths(quantity) > 0n;
}

/** Part of the whole in percent, at most 100, for a bar; 0 of nothing. */
export function shareOf(part: string, whole: string): number {
  const all = thousandths(whole);
  if (all <= 0n) return 0;
  return Math.min(100, Math.max(0, Number((thousandths(part) * 1000n) / all) / 10));
}

/** What `quantity` units cost, in minor units of the price, rounded to the nearest one. */
export function priceOf(quantity: string, unitPriceMinor: number): number {
  return Math.round((Number(magnitude(quantity)) * unitPriceMinor * 1000) / 1000);
}
