import * as z from '@pazar/contracts/schema';
import { shapeOf } from './fields.ts';
import { locationFields } from './location-fields.ts';
import { locationSummarySchema } from './location.ts';
import { instantSchema } from '../values.ts';

const positionSchema = z.object({ lat: z.number(), lng: z.number() });

/** The answer of `GET /v1/locations/{id}`: one location with all its fields. */
export const locationDetailSchema = z.object({
  ...locationSummarySchema.shape,
  ...shapeOf(locationFields, 'answered'),
  /**
   * The position that customers see: the pin itself, a point within about 1 km of it, or null for
   * none.
   */
  publicPosition: z._default(z.nullable(positionSchema), null),
  createdAt: instantSchema,
});
export type LocationDetail = z.infer<typeof locationDetailSchema>;
