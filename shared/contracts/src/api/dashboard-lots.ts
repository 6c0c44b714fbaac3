import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { quantitySchema, totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema } from '../values.ts';

/** The lot's name. */
const lotShape = {
  id: z.uuid(),
  lotNumber: z.string(),
  cropId: z._default(z.nullable(z.string()), null),
  cropName: localizedTextSchema,
  variety: z.nullable(z.string()),
  unit: unitSchema,
};

/**
 * Lots with a harvest expected to start within 14 days, or overdue; the list has the first ones.
 */
export const harvestDueSchema = z.object({
  total: countSchema,
  /** Lots whose last expected day has passed. */
  overdue: countSchema,
  items: z.array(
    z.object({
      ...lotShape,
      expectedFrom: z.nullable(z.iso.date()),
      expectedTo: z.nullable(z.iso.date()),
      expectedQuantity: z.nullable(quantitySchema),
    }),
  ),
  /**
   * Lots whose expected harvest is in this week, Monday to Sunday, and not all in yet: the one that
   * ends soonest first. Older answers lack it.
   */
  thisWeek: z._default(
    z.array(z.object({ ...lotShape, expectedQuantity: quantitySchema, harvested: quantitySchema })),
    [],
  ),
});

/** Quantities still on offer, by crop and unit, in order of the crops' names. */
export const remainingSchema = z.object({
  items: z.array(
    z.object({
      cropId: z.nullable(z.string()),
      cropName: localizedTextSchema,
      unit: unitSchema,
      lots: countSchema,
      remaining: totalQuantitySchema,
    }),
  ),
});

/** Lots on offer that are past their best-before day, or will be within 7 days; the first ones. */
export const bestBeforeSchema = z.object({
  total: countSchema,
  passed: countSchema,
  items: z.array(z.object({ ...lotShape, remaining: quantitySchema, bestBefore: z.iso.date() })),
});
