import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import { totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema } from '../values.ts';

const minor = z.int().check(z.minimum(0));

/**
 * What sales brought on each day of the period, one row of figures for each currency, as long as
 * `days`. Gross minor units, without what was taken back; `unpriced` counts sales without a price.
 */
const outflowByDaySchema = z.object({
  days: z.array(z.iso.date()),
  currencies: z.array(
    z.object({
      currency: currencySchema,
      totalMinor: minor,
      amountsMinor: z.array(minor),
      /** What was sold would have cost without promotions, and what they took off. */
      grossMinor: z._default(minor, 0),
      discountMinor: z._default(minor, 0),
    }),
  ),
  unpriced: countSchema,
});

/**
 * What was harvested or received and what was sold of lots in each week of the period, by crop and
 * unit, each as long as `weeks`, which names their Mondays. Without what was taken back, and
 * without days outside the period.
 */
const cropsByWeekSchema = z.object({
  weeks: z.array(z.iso.date()),
  crops: z.array(
    z.object({
      cropId: z.nullable(z.string()),
      cropName: localizedTextSchema,
      unit: unitSchema,
      harvested: z.array(totalQuantitySchema),
      sold: z.array(totalQuantitySchema),
    }),
  ),
});

/** The charts of the dashboard. */
export const chartSchemas = { outflowByDay: outflowByDaySchema, cropsByWeek: cropsByWeekSchema };
export type OutflowByDay = z.infer<typeof outflowByDaySchema>;
export type CropsByWeek = z.infer<typeof cropsByWeekSchema>;
