import * as z from '@pazar/contracts/schema';
import { movementTypeSchema } from './produce.ts';
import { quantitySchema, unitSchema } from './quantity.ts';

/**
 * The part of a booking that the audit keeps and clients put into words: `after` of `stock.book`
 * and `stock.reverse`. The quantity is signed; stock that goes out is negative.
 */
export const stockEventSchema = z.object({
  type: movementTypeSchema,
  quantity: quantitySchema,
  unit: unitSchema,
});
export type StockEvent = z.infer<typeof stockEventSchema>;
