import * as z from '@pazar/contracts/schema';

/**
 * Warnings about a location, none of them an error: no position on the map; a position outside
 * 40.80–42.40 N, 20.40–23.10 E, or far from the municipality of its address while the country is
 * North Macedonia; a point of sale without hours; a location that is closed every day.
 */
export const locationWarningSchema = z.enum([
  'no_position',
  'outside_country',
  'far_from_address',
  'no_hours',
  'never_open',
]);
export type LocationWarning = z.infer<typeof locationWarningSchema>;
