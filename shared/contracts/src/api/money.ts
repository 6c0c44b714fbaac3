import * as z from '@pazar/contracts/schema';
import { countSchema } from '../values.ts';

export const currencySchema = z.enum(['MKD', 'EUR']);
/** ISO 4217 code. Both currencies have two minor digits. */
export type Currency = z.infer<typeof currencySchema>;

/** Both currencies have two minor digits. */
const minorUnits = 100;

/** A sum in integer minor units (deni, cents), 0 or more. */
export const sumMinorSchema = countSchema;

/**
 * An amount in integer minor units (deni, cents) within limits. An error names the limit in denars
 * or euros, which is what people type: 0.01, not 1.
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

/** The lowest and the highest price, in minor units. */
export const priceLimits = { min: 1, max: 1_000_000_000 } as const;

/** A price in integer minor units, within `priceLimits`; never a float. */
export const priceMinorSchema = amountMinorBetween(priceLimits.min, priceLimits.max);
