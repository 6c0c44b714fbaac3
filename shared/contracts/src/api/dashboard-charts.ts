import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, sumMinorSchema } from './money.ts';
import { totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema } from '../values.ts';

/**
 * Revenue of each day of the period, one series for each currency, as long as `days`. Gross minor
 * units, without reversed sales; `unpriced` counts sales without a price.
 */
const outflowByDaySchema = z.object({
  days: z.array(z.iso.date()),
  currencies: z.array(
    z.object({
      currency: currencySchema,
      totalMinor: sumMinorSchema,
      amountsMinor: z.array(sumMinorSchema),
      /** Those of the days that the figures are compared with, from the first; there may be fewer or more. */
      amountsBeforeMinor: z._default(z.array(sumMinorSchema), []),
      /** The price of the sold goods without promotions, and the discount. */
      grossMinor: z._default(sumMinorSchema, 0),
      discountMinor: z._default(sumMinorSchema, 0),
    }),
  ),
  unpriced: countSchema,
});

/**
 * Amounts harvested or received and amounts sold from lots in each week of the period, by crop and
 * unit. Each series is as long as `weeks`, which lists their Mondays. Without reversed entries, and
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

/**
 * Amounts harvested or received into lots in each month of the year in which the period ends, and
 * of the year before it, by crop and unit: twelve sums each, January first. Without reversed
 * entries.
 */
const seasonSchema = z.object({
  year: z.int(),
  crops: z.array(
    z.object({
      cropId: z.nullable(z.string()),
      cropName: localizedTextSchema,
      unit: unitSchema,
      thisYear: z.array(totalQuantitySchema),
      lastYear: z.array(totalQuantitySchema),
    }),
  ),
});

/** The charts of the dashboard. */
export const chartSchemas = {
  outflowByDay: outflowByDaySchema,
  cropsByWeek: cropsByWeekSchema,
  season: seasonSchema,
};
export type Season = z.infer<typeof seasonSchema>;
export type OutflowByDay = z.infer<typeof outflowByDaySchema>;
export type CropsByWeek = z.infer<typeof cropsByWeekSchema>;
