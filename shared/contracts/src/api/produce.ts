import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { pageOf } from './page.ts';
import { productImageSchema } from './product-image.ts';
import { quantitySchema, totalQuantitySchema, unitSchema } from './quantity.ts';
import { countSchema, instantSchema, versionSchema } from '../values.ts';

export const lotStatusSchema = z.enum(['PLANNED', 'GROWING', 'AVAILABLE', 'CLOSED', 'LOST']);
export type LotStatus = z.infer<typeof lotStatusSchema>;

export const lotOriginSchema = z.enum(['OWN', 'SOURCED']);
export type LotOrigin = z.infer<typeof lotOriginSchema>;

export const qualityClassSchema = z.enum(['EXTRA', 'I', 'II', 'PROCESSING']);
export type QualityClass = z.infer<typeof qualityClassSchema>;

/** Kinds of ledger entry. The sign of a movement follows from its kind; ADJUST may be either. */
export const movementTypeSchema = z.enum([
  'HARVEST',
  'RECEIPT',
  'SALE',
  'WASTE',
  'OWN_USE',
  'ADJUST',
]);
export type MovementType = z.infer<typeof movementTypeSchema>;

/**
 * A row of `GET /v1/produce`: one lot, with the sums of its ledger, in `unit`. `sold`, `wasted` and
 * `ownUse` are positive, and together may exceed the largest quantity of a lot. A planned lot grows
 * from its planting day. `ledgerVersion` counts the entries: a correction to a counted amount sends
 * it.
 */
export const lotSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  lotNumber: z.string(),
  cropId: z.nullable(z.string()),
  cropName: localizedTextSchema,
  variety: z.nullable(z.string()),
  /**
   * The first of its images, else the cover of a product that is sold from it or from another lot of
   * its crop. Older answers lack it.
   */
  cover: z.optional(z.nullable(productImageSchema)),
  origin: lotOriginSchema,
  locationId: z.nullable(z.uuid()),
  locationName: z.nullable(z.string()),
  plantedOn: z.nullable(z.iso.date()),
  expectedFrom: z.nullable(z.iso.date()),
  expectedTo: z.nullable(z.iso.date()),
  unit: unitSchema,
  expectedQuantity: z.nullable(quantitySchema),
  harvested: quantitySchema,
  sold: totalQuantitySchema,
  wasted: totalQuantitySchema,
  ownUse: totalQuantitySchema,
  remaining: quantitySchema,
  ledgerVersion: countSchema,
  qualityClass: z.nullable(qualityClassSchema),
  bestBefore: z.nullable(z.iso.date()),
  seasonYear: z.int(),
  status: lotStatusSchema,
  updatedAt: instantSchema,
});
export type LotSummary = z.infer<typeof lotSummarySchema>;

export const lotPageSchema = pageOf(lotSummarySchema);
