import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, sumMinorSchema } from './money.ts';
import { movementTypeSchema } from './produce.ts';
import { salesChannelSchema } from './movement.ts';
import { quantitySchema, totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema, instantSchema } from '../values.ts';

/**
 * What was sold and came in today and yesterday, today first; a day without anything has empty lists.
 * Without reversed entries and samples.
 */
export const latelySchema = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      /** By kind of sale, the one with the most sales first; null for sales without one. */
      sales: z.array(
        z.object({
          channel: z.nullable(salesChannelSchema),
          sales: countSchema,
          /** The first and the last of them. */
          from: instantSchema,
          to: instantSchema,
          /** Gross minor units; a sale without a price is in none. */
          amounts: z.array(z.object({ currency: currencySchema, amountMinor: sumMinorSchema })),
          quantities: z.array(z.object({ unit: unitSchema, quantity: totalQuantitySchema })),
        }),
      ),
      /** What was harvested or received into each lot, the latest first. */
      harvests: z.array(
        z.object({
          id: z.uuid(),
          lotNumber: z.string(),
          cropId: z.nullable(z.string()),
          cropName: localizedTextSchema,
          variety: z.nullable(z.string()),
          unit: unitSchema,
          type: movementTypeSchema,
          quantity: quantitySchema,
          at: instantSchema,
        }),
      ),
    }),
  ),
});
export type Lately = z.infer<typeof latelySchema>;
