import * as z from '@pazar/contracts/schema';
import { geocodeSourceSchema, seasonSchema, serviceAreaSchema } from './location-input.ts';
import { locationSummarySchema } from './location.ts';
import { openingExceptionSchema, weeklyHoursSchema } from './opening-hours.ts';
import { instantSchema } from './session.ts';

/**
 * What an agent should look at, though it is no fault: no position on the map, or one outside
 * 40.80–42.40 N, 20.40–23.10 E while the country is North Macedonia.
 */
export const locationWarningSchema = z.enum(['no_position', 'outside_country']);

/** The answer of `GET /v1/locations/{id}`: one place with all its fields. */
export const locationDetailSchema = z.object({
  ...locationSummarySchema.shape,
  geocodeSource: z.nullable(geocodeSourceSchema),
  placeId: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Null when nothing is known about them. */
  openingHours: z.nullable(weeklyHoursSchema),
  byAppointment: z.boolean(),
  exceptions: z.array(openingExceptionSchema),
  serviceArea: serviceAreaSchema,
  season: z.nullable(seasonSchema),
  imageIds: z.array(z.uuid()),
  warnings: z.array(locationWarningSchema),
  createdAt: instantSchema,
});
export type LocationDetail = z.infer<typeof locationDetailSchema>;
