import * as z from '@pazar/contracts/schema';

export const currencySchema = z.enum(['MKD', 'EUR']);
/** ISO 4217 code. Both currencies have two minor digits. */
export type Currency = z.infer<typeof currencySchema>;

/** Both currencies have two minor digits. */
const minorUnits = 100;

/**
 * An amount in integer minor units (deni, cents) between two others. An amount beyond them is told
 * the limit in denars or euros, which is what people type: 0.01, not 1.
 */
export function amountMinorBetween(least: number, most: number) {
  return z.int().check(
    z.check(({ value, issues }) => {
      const fault = { origin: 'number', inclusive: true, input: value } as const;
      if (value < least) issues.push({ ...fault, code: 'too_small', minimum: least / minorUnits });
      if (value > most) issues.push({ ...fault, code: 'too_big', maximum: most / minorUnits });
    }),
    // They describe the limits in JSON Schema, where they are those of the number itself. What the
    // check before them found keeps them from judging.
    z.minimum(least),
    z.maximum(most),
  );
}

/** A price in integer minor units, 1 to 1,000,000,000; never a float. */
export const priceMinorSchema = amountMinorBetween(1, 1_000_000_000);
