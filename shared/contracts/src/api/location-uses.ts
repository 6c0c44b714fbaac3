import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';

/**
 * A record that refers to a location: a lot that grows or is stored there, a product or a promotion
 * sold there.
 */
export const locationUseSchema = z.object({
  entity: z.enum(['lot', 'product', 'promotion']),
  id: z.uuid(),
  /** Number of the lot or the product; null for a promotion. */
  code: z.nullable(z.string()),
  name: z.nullable(localizedTextSchema),
  /** It blocks archiving the location, unless another location takes it over. */
  isLive: z.boolean(),
});
export type LocationUse = z.infer<typeof locationUseSchema>;

/** Most of each kind that are named. */
export const maxLocationUses = 100;

/** The answer of `GET /v1/locations/{id}/uses`: live records first, at most 100 of each kind. */
export const locationUsesSchema = z.object({
  items: z.array(locationUseSchema),
  /** Number of records of each kind, live or not. */
  counts: z.object({ lot: z.int(), product: z.int(), promotion: z.int() }),
  /**
   * What its products were sold for since Monday, in minor units of each currency, at all locations where they are
   * sold: a sale names none. Sales without a price are in no sum.
   */
  soldThisWeek: z._default(
    z.array(z.object({ currency: currencySchema, amountMinor: z.int() })),
    [],
  ),
});
export type LocationUses = z.infer<typeof locationUsesSchema>;
