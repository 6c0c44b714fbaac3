import * as z from '@pazar/contracts/schema';
import { idSchema } from './id.ts';
import { currencySchema } from './money.ts';
import {
  hiddenReasonSchema,
  productStatusSchema,
  stockModeSchema,
  stockStateSchema,
} from './product.ts';
import { unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

const amountSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000));

/**
 * Whether customers see a product: `live`, they do; `hidden`, they do not, and the agent has not
 * archived it; else one of the reasons why they do not, of which a product may have several.
 */
export const productVisibilitySchema = z.enum(['live', 'hidden', ...hiddenReasonSchema.options]);
export type ProductVisibility = z.infer<typeof productVisibilitySchema>;

/**
 * The filter of `GET /v1/products` and of its bulk actions. Values of one member are alternatives;
 * all members must match. A category includes its subcategories. Prices are those of the cheapest
 * active pack, in minor units.
 */
export const productFilterSchema = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
  status: z.optional(z.array(productStatusSchema)),
  stock: z.optional(z.array(stockStateSchema)),
  stockMode: z.optional(z.array(stockModeSchema)),
  baseUnit: z.optional(z.array(unitSchema)),
  visibility: z.optional(z.array(productVisibilitySchema)),
  categoryId: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)))),
  tag: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(30)))),
  currency: z.optional(z.array(currencySchema)),
  priceMin: z.optional(amountSchema),
  priceMax: z.optional(amountSchema),
  locationId: z.optional(z.array(idSchema)),
  produceId: z.optional(z.array(idSchema)),
  updatedFrom: z.optional(instantSchema),
  updatedTo: z.optional(instantSchema),
  hasImages: z.optional(z.boolean()),
});
export type ProductFilter = z.infer<typeof productFilterSchema>;
