const digits = 3;

/** A canonical quantity in whole thousandths; text that is none is null. */
export function thousandthsOf(quantity: string | null | undefined): bigint | null {
  if (quantity === null || quantity === undefined) return null;
  return /^-?\d+\.\d{3}$/.test(quantity) ? BigInt(quantity.replace('.', '')) : null;
}

/** Thousandths as a canonical quantity: 12500 is `"12.500"`. */
export function quantityOf(thousandths: bigint): string {
  const sign = thousandths < 0n ? '-' : '';
  const text = String(thousandths < 0n ? -thousandths : thousandths).padStart(digits + 1, '0');
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** What has to be booked so that `counted` is there: `"-2.500"`. Null when nothing has to be. */
export function countDifference(counted: string, booked: string): string | null {
  const [now, before] = [thousandthsOf(counted), thousandthsOf(booked)];
  if (now === null || before === null || now === before) return null;
  return quantityOf(now - before);
}
