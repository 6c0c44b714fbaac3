import { z } from 'zod';

export const currencySchema = z.enum(['MKD', 'EUR']);
/** ISO 4217 code. Both currencies have two minor digits. */
export type Currency = z.infer<typeof currencySchema>;

/** An amount in integer minor units (deni, cents), 1 to 1,000,000,000; never a float. */
export const priceMinorSchema = z.int().min(1).max(1_000_000_000);
