import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { stockModeSchema, stockStateSchema } from './product.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { setOf } from './sets.ts';

/** The largest number of products sold from one lot. */
const maxLinkedProducts = 100;

/**
 * Body of `PUT /v1/produce/{id}/links` and of `POST /v1/produce/{id}/links/preview`: the own
 * products, in the lot's unit, that draw on it. Links to other products end.
 */
export const lotLinksInputSchema = z.strictObject({
  productIds: setOf(z.uuid()).check(z.maxLength(maxLinkedProducts)),
});
export type LotLinksInput = z.infer<typeof lotLinksInputSchema>;

const stockSchema = z.object({
  available: z.nullable(quantitySchema),
  state: stockStateSchema,
});

/**
 * A product whose links would change, and its stock before and after. Only products in stock mode
 * FROM_PRODUCE draw on lots; the stock of the others stays as it is.
 */
const linkEffectSchema = z.object({
  id: z.uuid(),
  sku: z.string(),
  name: localizedTextSchema,
  change: z.enum(['link', 'unlink']),
  stockMode: stockModeSchema,
  unit: unitSchema,
  before: stockSchema,
  after: stockSchema,
});
export type LinkEffect = z.infer<typeof linkEffectSchema>;

/** The answer of `POST /v1/produce/{id}/links/preview`; changes nothing. */
export const linkPreviewSchema = z.object({ effects: z.array(linkEffectSchema) });
export type LinkPreview = z.infer<typeof linkPreviewSchema>;
