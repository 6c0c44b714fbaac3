import * as z from 'zod/mini';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { pageOf } from './page.ts';
import { packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';
import { instantSchema } from './session.ts';

export const productStatusSchema = z.enum(['DRAFT', 'ACTIVE', 'ARCHIVED']);
export type ProductStatus = z.infer<typeof productStatusSchema>;

export const stockModeSchema = z.enum(['FROM_PRODUCE', 'MANUAL', 'ON_DEMAND']);
export type StockMode = z.infer<typeof stockModeSchema>;

export const stockStateSchema = z.enum(['IN', 'LOW', 'OUT', 'ON_DEMAND']);
export type StockState = z.infer<typeof stockStateSchema>;

/** Why customers cannot see a product, in the order in which they are shown. */
export const hiddenReasonSchema = z.enum([
  'draft',
  'archived',
  'blocked',
  'agent_unverified',
  'agent_suspended',
  'out_of_season',
  'not_yet_available',
  'out_of_stock',
  'no_active_pack',
  'no_location',
]);
export type HiddenReason = z.infer<typeof hiddenReasonSchema>;

/** One way a product is sold: `size` counted in `unit`, at a gross price. */
export const packSchema = z.strictObject({
  id: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  priceMinor: priceMinorSchema,
  active: z.boolean(),
  position: z.int().check(z.minimum(0)),
});
export type Pack = z.infer<typeof packSchema>;

/** A row of `GET /v1/products`. `stockAvailable` is in `baseUnit`, null for products made on demand. */
export const productSummarySchema = z.strictObject({
  id: z.uuid(),
  version: z.int().check(z.minimum(1)),
  sku: z.string(),
  name: localizedTextSchema,
  categoryId: z.nullable(z.string()),
  baseUnit: unitSchema,
  packs: z.array(packSchema).check(z.maxLength(12)),
  currency: currencySchema,
  stockMode: stockModeSchema,
  stockAvailable: z.nullable(quantitySchema),
  stockState: stockStateSchema,
  status: productStatusSchema,
  visibility: z.strictObject({ live: z.boolean(), reasons: z.array(hiddenReasonSchema) }),
  updatedAt: instantSchema,
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const productPageSchema = pageOf(productSummarySchema);
