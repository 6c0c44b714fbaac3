import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema, priceMinorSchema, sumMinorSchema } from './money.ts';
import { pageOf } from './page.ts';
import { productImageSchema } from './product-image.ts';
import { activePromotionSchema, priceNowSchema } from './product-price.ts';
import { packUnitSchema, quantitySchema, unitSchema } from './quantity.ts';
import { countSchema, instantSchema, versionSchema } from '../values.ts';

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

/** The largest number of packs of one product. */
export const maxPacks = 12;

/**
 * VAT in whole percent. `GET /v1/reference/vat-rates` names the rates that can be chosen on a day,
 * which management keeps; 0 is without VAT.
 */
export const vatRateSchema = z.int().check(z.minimum(0), z.maximum(100));
export type VatRate = z.infer<typeof vatRateSchema>;

/**
 * One pack of a product: `size` in `unit`, at a gross price. `baseSize` is the same size in the
 * product's base unit, `unitPriceMinor` the price of one base unit, and `priceNowMinor` the price
 * with the best running promotion.
 */
export const packSchema = z.object({
  id: z.uuid(),
  label: z.nullable(localizedTextSchema),
  size: quantitySchema,
  unit: packUnitSchema,
  baseSize: quantitySchema,
  priceMinor: priceMinorSchema,
  unitPriceMinor: sumMinorSchema,
  priceNowMinor: priceMinorSchema,
  sku: z.nullable(z.string()),
  active: z.boolean(),
  position: countSchema,
});
export type Pack = z.infer<typeof packSchema>;

/**
 * A row of `GET /v1/products`. `stockAvailable` is in `baseUnit`, null for products made on demand.
 * `ledgerVersion` counts the entries of the product's own ledger (MANUAL): a correction to a
 * counted amount sends it. `priceNow` is the cheapest active pack with its current price, null
 * without active packs. `visibility.from` is the day on which a product that is out of season, or not yet
 * available, is offered; absent where that is not known, and after an api that did not know it.
 */
export const productSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  sku: z.string(),
  name: localizedTextSchema,
  categoryId: z.nullable(z.string()),
  tags: z.array(z.string()),
  baseUnit: unitSchema,
  packs: z.array(packSchema).check(z.maxLength(maxPacks)),
  currency: currencySchema,
  vatRate: z.nullable(vatRateSchema),
  priceNow: z.nullable(priceNowSchema),
  activePromotion: z.nullable(activePromotionSchema),
  cover: z.nullable(productImageSchema),
  stockMode: stockModeSchema,
  stockAvailable: z.nullable(quantitySchema),
  stockState: stockStateSchema,
  ledgerVersion: countSchema,
  status: productStatusSchema,
  visibility: z.object({
    live: z.boolean(),
    reasons: z.array(hiddenReasonSchema),
    from: z.optional(z.iso.date()),
  }),
  updatedAt: instantSchema,
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const productPageSchema = pageOf(productSummarySchema);
