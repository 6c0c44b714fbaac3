import { z } from 'zod';
import { pageOf } from './page.ts';
import { instantSchema } from './session.ts';

export const locationTypeSchema = z.enum([
  'FARM',
  'FIELD',
  'GREENHOUSE',
  'ORCHARD',
  'VINEYARD',
  'STORE',
  'MARKET_STALL',
  'PICKUP_POINT',
  'WAREHOUSE',
]);
export type LocationType = z.infer<typeof locationTypeSchema>;

/** How exactly customers see a place: many farms are homes. */
export const publicPrecisionSchema = z.enum(['EXACT', 'APPROX', 'HIDDEN']);
export type PublicPrecision = z.infer<typeof publicPrecisionSchema>;

export const locationStatusSchema = z.enum(['ACTIVE', 'ARCHIVED']);
export type LocationStatus = z.infer<typeof locationStatusSchema>;

export const addressSchema = z.strictObject({
  line1: z.string().max(120).nullable(),
  settlement: z.string().max(80),
  municipalityCode: z.string(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  country: z.string().length(2),
});
export type Address = z.infer<typeof addressSchema>;

/** A row of `GET /v1/locations`. Coordinates are WGS 84 degrees, both or neither. */
export const locationSummarySchema = z.strictObject({
  id: z.uuid(),
  version: z.int().min(1),
  type: locationTypeSchema,
  name: z.string(),
  address: addressSchema,
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  publicPrecision: publicPrecisionSchema,
  isPrimary: z.boolean(),
  status: locationStatusSchema,
  updatedAt: instantSchema,
});
export type LocationSummary = z.infer<typeof locationSummarySchema>;

export const locationPageSchema = pageOf(locationSummarySchema);
