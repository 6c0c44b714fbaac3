import * as z from 'zod/mini';

export const currencySchema = z.enum(['MKD', 'EUR']);
/** ISO 4217 code. Both currencies have two minor digits. */
export type Currency = z.infer<typeof currencySchema>;

/** An amount in integer minor units (deni, cents), 1 to 1,000,000,000; never a float. */
export const priceMinorSchema = z.int().check(z.minimum(1), z.maximum(1_000_000_000));
