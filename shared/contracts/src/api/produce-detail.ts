import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { localizedTextSchema } from './locale.ts';
import { lotStatusSchema, lotSummarySchema } from './produce.ts';
import { stockModeSchema, stockStateSchema } from './product.ts';
import { certificationSchema } from './product-traits.ts';
import { quantitySchema, totalQuantitySchema } from './quantity.ts';
import { lotTexts } from './record-texts.ts';
import { countSchema, instantSchema } from '../values.ts';

/** Hectares, or decares (декар): a tenth of one, the everyday unit. */
export const areaUnitSchema = z.enum(['HA', 'DKA']);
export type AreaUnit = z.infer<typeof areaUnitSchema>;

const areaSchema = z.object({ quantity: quantitySchema, unit: areaUnitSchema });

/** Why a lot was lost before its harvest. */
export const lossReasonSchema = z.enum([
  'FROST',
  'HAIL',
  'DISEASE',
  'PEST',
  'DROUGHT',
  'FLOOD',
  'OTHER',
]);
export type LossReason = z.infer<typeof lossReasonSchema>;

/** A product that a lot is sold as. Stock in the product's base unit, which is the lot's unit. */
export const linkedProductSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  stockMode: stockModeSchema,
  stockAvailable: z.nullable(totalQuantitySchema),
  stockState: stockStateSchema,
});
export type LinkedProduct = z.infer<typeof linkedProductSchema>;

/**
 * The answer of `GET /v1/produce/{id}`. `sold`, `wasted` and `ownUse` are positive, `adjusted` is
 * signed. `yieldPerDka` is the harvest per decare, null without an area; `progress` is the harvest
 * in whole percent of the expected amount, and may pass 100. `closedAt` is when a lot was closed or
 * lost; a closed one may be reopened until `reopenUntil`.
 */
export const lotDetailSchema = z.object({
  ...lotSummarySchema.shape,
  status: lotStatusSchema,
  supplierName: z.nullable(z.string()),
  receivedOn: z.nullable(z.iso.date()),
  area: z.nullable(areaSchema),
  certifications: z.array(certificationSchema),
  ...answeredTexts(lotTexts),
  imageIds: z.array(z.uuid()),
  lossReason: z.nullable(lossReasonSchema),
  lossNote: z.nullable(z.string()),
  closedAt: z.nullable(instantSchema),
  reopenUntil: z.nullable(instantSchema),
  adjusted: totalQuantitySchema,
  yieldPerDka: z.nullable(totalQuantitySchema),
  progress: z.nullable(countSchema),
  linkedProducts: z.array(linkedProductSchema),
  createdAt: instantSchema,
  createdBy: z.uuid(),
  updatedBy: z.uuid(),
});
export type LotDetail = z.infer<typeof lotDetailSchema>;
