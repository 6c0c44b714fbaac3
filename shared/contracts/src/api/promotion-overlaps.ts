import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { currencySchema } from './money.ts';
import { countSchema, instantSchema } from '../values.ts';

const partnerSchema = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  code: z._default(z.nullable(z.string()), null),
  /** Of equal prices that of the higher priority counts, then that of the older promotion. */
  priority: z._default(z.int(), 0),
  /** Whether it may still change: customers have not seen the offer yet. */
  isPriorityOpen: z._default(z.boolean(), false),
});

/** Two published promotions that lower the price of some of the same packs at the same time. */
const promotionOverlapSchema = z.object({
  one: partnerSchema,
  other: partnerSchema,
  /**
   * Since when both hold, where they do now, else the first instant at which both will, and the last;
   * null: without an end.
   */
  from: instantSchema,
  to: z.nullable(instantSchema),
  /**
   * Number of packs they share, at most 200, and for how many of them each one gives the price to
   * customers without a code.
   */
  packs: countSchema,
  wonByOne: countSchema,
  wonByOther: countSchema,
  /** The same for customers who give the code, where only one of the two has one; null otherwise. */
  withCode: z._default(
    z.nullable(z.object({ wonByOne: countSchema, wonByOther: countSchema })),
    null,
  ),
  /** The price of one of the packs under each, gross minor units; null from an API that lacks it. */
  prices: z._default(
    z.nullable(z.object({ oneMinor: z.int(), otherMinor: z.int(), currency: currencySchema })),
    null,
  ),
});
export type PromotionOverlap = z.infer<typeof promotionOverlapSchema>;

/**
 * The answer of `GET /v1/promotions/overlaps`: pairs that meet from now on, the next one first, at most
 * 200, of the 100 published promotions that end first. Packs that neither wins are decided by the quantity.
 */
export const promotionOverlapsSchema = z.object({ items: z.array(promotionOverlapSchema) });
