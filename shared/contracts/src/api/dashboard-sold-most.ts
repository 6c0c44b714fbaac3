import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, sumMinorSchema } from './money.ts';
import { totalQuantitySchema, unitSchema } from './quantity.ts';

/** So many are beside each other. */
export const maxSold = 4;

/**
 * What brought most in a period, at most four, the largest amount first, in the currency of most of its sales.
 * Without reversed entries, samples and sales without a price.
 */
export const soldMostSchema = z.object({
  items: z.array(
    z.object({
      /** Null for what was sold from a lot, as no product. */
      productId: z.nullable(z.uuid()),
      /** The crop of that lot; null for a product, and for a crop of the agent's own. */
      cropId: z.nullable(z.string()),
      name: localizedTextSchema,
      unit: unitSchema,
      quantity: totalQuantitySchema,
      currency: currencySchema,
      amountMinor: sumMinorSchema,
    }),
  ),
});
export type SoldMost = z.infer<typeof soldMostSchema>;
