import * as z from '@pazar/contracts/schema';

/**
 * 4–20 of `A–Z 0–9 -`, Latin alone: `А` and `A` look the same and are not. Small letters become
 * capitals.
 */
export const promotionCodeSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,20}$/));
