import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { instantSchema } from '../values.ts';

/** How many days before a reduction its reference price is looked for (EU 2019/2161). */
export const lowestPriceDays = 30;

/**
 * The lowest price of a pack in the 30 days before a reduction started, gross minor units. `since`
 * is the instant of the first known price, if that is later than 30 days before.
 */
export const lowestPriceSchema = z.object({
  priceMinor: priceMinorSchema,
  since: z.nullable(instantSchema),
});
export type LowestPrice = z.infer<typeof lowestPriceSchema>;

/** From `from` on a pack cost `priceMinor`: its own price, or that of the named promotion. */
const priceChangeSchema = z.object({
  from: instantSchema,
  priceMinor: priceMinorSchema,
  /** The price without a promotion. */
  regularMinor: priceMinorSchema,
  promotion: z.nullable(z.object({ id: z.uuid(), name: localizedTextSchema })),
});

/**
 * The answer of `GET /v1/products/{id}/prices`: each pack's recorded prices, the last change first,
 * at most 200 of each. `lowest` is that of the 30 days before the current reduction; null without
 * one.
 */
export const priceHistorySchema = z.object({
  currency: currencySchema,
  packs: z.array(
    z.object({
      packId: z.uuid(),
      label: z.nullable(localizedTextSchema),
      lowest: z.nullable(lowestPriceSchema),
      changes: z.array(priceChangeSchema),
    }),
  ),
});
export type PriceHistory = z.infer<typeof priceHistorySchema>;
