import * as z from '@pazar/contracts/schema';
import { localizedTextSchema } from './locale.ts';
import { locationWarningSchema } from './location-warning.ts';
import { pageOf } from './page.ts';
import { instantSchema, versionSchema } from '../values.ts';

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

export const addressSchema = z.object({
  line1: z.nullable(z.string().check(z.maxLength(120))),
  /** In Macedonian, else in English: for readers of one language. */
  settlement: z.string().check(z.maxLength(80)),
  /** The settlement in both languages; null in what was written before there were two. */
  settlementIn: z._default(z.nullable(localizedTextSchema), null),
  municipalityCode: z.string(),
  postalCode: z.nullable(z.string().check(z.regex(/^\d{4}$/))),
  country: z.string().check(z.length(2)),
});
export type Address = z.infer<typeof addressSchema>;

/** A row of `GET /v1/locations`. Coordinates are WGS 84 degrees, both or neither. */
export const locationSummarySchema = z.object({
  id: z.uuid(),
  version: versionSchema,
  type: locationTypeSchema,
  name: z.string(),
  address: addressSchema,
  lat: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  publicPrecision: publicPrecisionSchema,
  isPrimary: z.boolean(),
  status: locationStatusSchema,
  /** Warnings, the most urgent first. */
  warnings: z._default(z.array(locationWarningSchema), []),
  updatedAt: instantSchema,
});
export type LocationSummary = z.infer<typeof locationSummarySchema>;

export const locationPageSchema = pageOf(locationSummarySchema);

/** A row of `GET /v1/management/locations`: any agent's location, and its owner. */
const managedLocationSchema = z.object({
  ...locationSummarySchema.shape,
  agent: z.object({ id: z.uuid(), displayName: z.string() }),
});
export type ManagedLocation = z.infer<typeof managedLocationSchema>;

export const managedLocationPageSchema = pageOf(managedLocationSchema);
