import * as z from '@pazar/contracts/schema';
import { geocodeSourceSchema, serviceAreaSchema } from './location-input.ts';
import { locationSummarySchema } from './location.ts';
import { localizedTextSchema } from './locale.ts';
import { openingExceptionSchema } from './opening-exceptions.ts';
import { pickupHoursSchema, weeklyHoursSchema } from './opening-hours.ts';
import { seasonSchema } from './season.ts';
import { instantSchema } from '../values.ts';

const positionSchema = z.object({ lat: z.number(), lng: z.number() });

/** The answer of `GET /v1/locations/{id}`: one location with all its fields. */
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
  pickupHours: z._default(pickupHoursSchema, { type: 'NONE' }),
  imageIds: z.array(z.uuid()),
  /** Alternative texts by the id of the image; an image without one is left out. */
  imageAlts: z._default(z.record(z.uuid(), localizedTextSchema), {}),
  /** In Macedonian, else in English: for readers of one language. */
  notes: z._default(z.nullable(z.string()), null),
  /** The notes in both languages. */
  notesIn: z._default(z.nullable(localizedTextSchema), null),
  /**
   * The position that customers see: the pin itself, a point within about 1 km of it, or null for
   * none.
   */
  publicPosition: z._default(z.nullable(positionSchema), null),
  createdAt: instantSchema,
});
export type LocationDetail = z.infer<typeof locationDetailSchema>;
