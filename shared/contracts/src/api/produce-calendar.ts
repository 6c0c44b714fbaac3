import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { lotStatusSchema } from './produce.ts';
import { productImageSchema } from './product-image.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { countSchema } from '../values.ts';

const month = z.int().check(z.minimum(1), z.maximum(12));

/** Query of `GET /v1/produce/calendar`; `year` defaults to this year. */
export const produceCalendarQuerySchema = z.strictObject({
  year: z.optional(z.coerce.number().check(z.int(), z.minimum(1990), z.maximum(2100))),
});

/**
 * A lot on the calendar. Days may be in another year. `harvests` are the months of the requested
 * year with the amounts harvested or received in them, in `unit`, net of corrections.
 */
const calendarLotSchema = z.object({
  id: z.uuid(),
  lotNumber: z.string(),
  variety: z.nullable(z.string()),
  status: lotStatusSchema,
  unit: unitSchema,
  plantedOn: z.nullable(z.iso.date()),
  expectedFrom: z.nullable(z.iso.date()),
  expectedTo: z.nullable(z.iso.date()),
  bestBefore: z.nullable(z.iso.date()),
  expectedQuantity: z.nullable(quantitySchema),
  harvested: quantitySchema,
  remaining: quantitySchema,
  harvests: z.array(z.object({ month, quantity: quantitySchema })),
});
export type CalendarLot = z.infer<typeof calendarLotSchema>;

/**
 * One crop in one month: numbers of its lots that grow, are expected to be harvested, were
 * harvested.
 */
const calendarMonthSchema = z.object({
  month,
  growing: countSchema,
  expected: countSchema,
  harvested: countSchema,
});
export type CalendarMonth = z.infer<typeof calendarMonthSchema>;

/**
 * The answer of `GET /v1/produce/calendar?year=`: the crops of the year in the order of the
 * reader's alphabet, each with its twelve months and its lots.
 */
export const produceCalendarSchema = z.object({
  year: z.int(),
  crops: z.array(
    z.object({
      cropId: z.nullable(z.string()),
      cropName: localizedTextSchema,
      /**
       * The first image of its newest lot of the year that has one, else the cover of a product that
       * is sold from a lot of the crop. Older answers lack it.
       */
      cover: z.optional(z.nullable(productImageSchema)),
      months: z.array(calendarMonthSchema).check(z.length(12)),
      lots: z.array(calendarLotSchema),
    }),
  ),
});
export type ProduceCalendar = z.infer<typeof produceCalendarSchema>;
