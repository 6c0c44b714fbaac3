/** An amount split into net and VAT; integer minor units, and `net + vat` is the amount. */
export interface VatSplit {
  readonly net: number;
  readonly vat: number;
}

/**
 * Takes VAT out of a price, which always contains it: net = gross / (1 + rate), rounded half away
 * from zero, and VAT is the rest. Round each line and add the lines, never the other way round.
 *
 * @param gross integer minor units
 * @param percent the rate in hundredths, such as 5 or 18
 * @throws RangeError when `gross` is not a safe integer, or the rate is not 0 to 100 with at most two decimals
 */
export function splitVat(gross: number, percent: number): VatSplit {
  const basisPoints = Math.round(percent * 100);
  const isRate = basisPoints >= 0 && basisPoints <= 10_000 && basisPoints / 100 === percent;
  if (!isRate) throw new RangeError(`Not a rate of VAT: ${percent}`);
  if (!Number.isSafeInteger(gross)) throw new RangeError(`Not whole minor units: ${gross}`);
  // Whole numbers throughout: a product of two may be larger than a double holds exactly.
  const [dividend, divisor] = [BigInt(Math.abs(gross)) * 10_000n, BigInt(10_000 + basisPoints)];
  const net = Math.sign(gross) * Number((2n * dividend + divisor) / (2n * divisor));
  // Adding zero turns the negative zero of a zero amount into zero.
  return { net: net + 0, vat: gross - net };
}
