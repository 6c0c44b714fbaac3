import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { movementSchema } from './movement.ts';
import { lotOriginSchema, lotStatusSchema, qualityClassSchema } from './produce.ts';
import { locationTypeSchema } from './location.ts';
import { certificationSchema } from './product-traits.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/**
 * The origin of goods: a lot, its location, and its dates. `harvests` are the harvests and receipts
 * until the goods left, so that a label lists the days that can be in the pack.
 */
const tracedLotSchema = z.object({
  id: z.uuid(),
  lotNumber: z.string(),
  cropName: localizedTextSchema,
  variety: z.nullable(z.string()),
  origin: lotOriginSchema,
  supplierName: z.nullable(z.string()),
  receivedOn: z.nullable(z.iso.date()),
  location: z.nullable(
    z.object({
      id: z.uuid(),
      type: locationTypeSchema,
      name: z.string(),
      /** In Macedonian, else in English. */
      settlement: z.string(),
      settlementIn: z._default(z.nullable(localizedTextSchema), null),
    }),
  ),
  plantedOn: z.nullable(z.iso.date()),
  harvests: z.array(z.object({ occurredAt: instantSchema, quantity: quantitySchema })),
  qualityClass: z.nullable(qualityClassSchema),
  bestBefore: z.nullable(z.iso.date()),
  certifications: z.array(certificationSchema),
  status: lotStatusSchema,
});
export type TracedLot = z.infer<typeof tracedLotSchema>;

/**
 * The answer of `GET /v1/movements/{id}/trace`: the entry with the rest of its booking, and the
 * lots from which they were taken. `quantity` is the amount taken from the lot, positive.
 */
export const movementTraceSchema = z.object({
  movement: movementSchema,
  booking: z.array(movementSchema),
  sources: z.array(z.object({ lot: tracedLotSchema, quantity: quantitySchema, unit: unitSchema })),
});
export type MovementTrace = z.infer<typeof movementTraceSchema>;
