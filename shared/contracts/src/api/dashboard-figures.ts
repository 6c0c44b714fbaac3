import * as z from '@pazar/contracts/schema';
import { currencySchema, sumMinorSchema } from './money.ts';
import { salesChannelSchema } from './movement.ts';
import { totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema } from '../values.ts';

/**
 * Figures of the period and of the period before it, without reversed entries. Amounts are gross
 * minor units of one currency; a discount is the amount that promotions took off. Quantities are
 * sums in one unit: `received` is what came into lots from somebody else. Samples are in none of them.
 */
export const figuresSchema = z.object({
  /**
   * The days of the comparison: for a month or its start the same days of the month before, for a
   * year or its start those of the year before, else as many days just before.
   */
  before: z.object({ from: z.iso.date(), to: z.iso.date() }),
  currencies: z.array(
    z.object({
      currency: currencySchema,
      soldMinor: sumMinorSchema,
      soldBeforeMinor: sumMinorSchema,
      discountMinor: sumMinorSchema,
      discountBeforeMinor: sumMinorSchema,
      sales: countSchema,
      salesBefore: countSchema,
      /** By kind of sale, the largest amount first; null for sales without one. */
      channels: z.array(
        z.object({
          channel: z.nullable(salesChannelSchema),
          amountMinor: sumMinorSchema,
          sales: countSchema,
        }),
      ),
    }),
  ),
  /** Sales without a price, which are in no currency. */
  unpriced: z._default(
    z.object({
      sales: countSchema,
      salesBefore: countSchema,
      channels: z.array(z.object({ channel: z.nullable(salesChannelSchema), sales: countSchema })),
    }),
    { sales: 0, salesBefore: 0, channels: [] },
  ),
  units: z.array(
    z.object({
      unit: unitSchema,
      harvested: totalQuantitySchema,
      harvestedBefore: totalQuantitySchema,
      received: z._default(totalQuantitySchema, '0.000'),
      receivedBefore: z._default(totalQuantitySchema, '0.000'),
      sold: totalQuantitySchema,
      soldBefore: totalQuantitySchema,
      wasted: totalQuantitySchema,
      wastedBefore: totalQuantitySchema,
    }),
  ),
});
export type DashboardFigures = z.infer<typeof figuresSchema>;
