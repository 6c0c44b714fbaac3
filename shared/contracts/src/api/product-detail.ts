import * as z from '@pazar/contracts/schema';
import { answeredTexts } from './answered-texts.ts';
import { localizedTextSchema } from './locale.ts';
import { productImageSchema } from './product-image.ts';
import { allergenSchema, certificationSchema } from './product-traits.ts';
import { productSummarySchema } from './product.ts';
import { quantitySchema } from './quantity.ts';
import { productTexts } from './record-texts.ts';
import { instantSchema } from '../values.ts';

/** The missing requirements for publishing a product, in the order of the checklist. */
export const publishRequirementSchema = z.object({
  /** Where in the product it is missing, an RFC 6901 pointer; empty for the account itself. */
  pointer: z.string(),
  code: z.enum([
    'agent_unverified',
    'agent_suspended',
    'no_name',
    'no_category',
    'no_active_pack',
    'no_vat_rate',
    'no_location',
  ]),
});
export type PublishRequirement = z.infer<typeof publishRequirementSchema>;

/** Something worth a look that does not stop a product from being saved. */
export const productWarningSchema = z.object({
  pointer: z.string(),
  code: z.enum(['duplicate-name', 'certificate-expired']),
  /** The other product, of a duplicate name. */
  productId: z.nullable(z.uuid()),
});
export type ProductWarning = z.infer<typeof productWarningSchema>;

/** Management's decision about a product. Reason and time are set while it is blocked. */
export const moderationSchema = z.object({
  status: z.enum(['NONE', 'BLOCKED']),
  reason: z.nullable(z.string()),
  by: z.nullable(z.uuid()),
  at: z.nullable(instantSchema),
  /** When the agent last said that it is put right. */
  fixedAt: z._default(z.nullable(instantSchema), null),
});
export type Moderation = z.infer<typeof moderationSchema>;

/**
 * The answer of `GET /v1/products/{id}` and of everything that changes one product. Quantities are
 * in `baseUnit`, amounts gross minor units, days calendar days in the market.
 */
export const productDetailSchema = z.object({
  ...productSummarySchema.shape,
  description: z.nullable(localizedTextSchema),
  lowStockThreshold: z.nullable(quantitySchema),
  minOrder: z.nullable(quantitySchema),
  step: z.nullable(quantitySchema),
  /** Months 1 to 12 in which it is offered; empty means all year. */
  seasonMonths: z.array(z.int().check(z.minimum(1), z.maximum(12))),
  availableFrom: z.nullable(z.iso.date()),
  availableTo: z.nullable(z.iso.date()),
  locationIds: z.array(z.uuid()),
  produceIds: z.array(z.uuid()),
  certifications: z.array(certificationSchema),
  allergens: z.array(allergenSchema),
  shelfLifeDays: z.nullable(z.int()),
  ...answeredTexts(productTexts),
  images: z.array(productImageSchema),
  moderation: moderationSchema,
  /** When it was first published; null: never, so a draft may still be deleted. */
  publishedAt: z.nullable(instantSchema),
  /** Whether the base unit may still change: after the first movement it may not. */
  baseUnitFixed: z.boolean(),
  publishRequirements: z.array(publishRequirementSchema),
  warnings: z.array(productWarningSchema),
  createdAt: instantSchema,
  createdBy: z.uuid(),
  updatedBy: z.uuid(),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

/**
 * Body of archive and unpublish: `confirm` allows it even when the product is the only target of a
 * running promotion.
 */
export const productTransitionSchema = z.strictObject({ confirm: z._default(z.boolean(), false) });
