import * as z from '@pazar/contracts/schema';
import { maxBulkRows } from './bulk.ts';
import { idSchema } from './id.ts';
import { locationReplacementsSchema } from './location-replacements.ts';
import { locationStatusSchema, locationTypeSchema, publicPrecisionSchema } from './location.ts';
import { locationWarningSchema } from './location-warning.ts';
import { municipalityCodeSchema } from './reference.ts';
import { instantSchema } from '../values.ts';

/**
 * The filter of `GET /v1/locations` and of its bulk actions. Values of one member are alternatives;
 * all members must match.
 */
const locationFilterSchema = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
  status: z.optional(z.array(locationStatusSchema)),
  type: z.optional(z.array(locationTypeSchema)),
  municipality: z.optional(z.array(municipalityCodeSchema)),
  publicPrecision: z.optional(z.array(publicPrecisionSchema)),
  warning: z.optional(z.array(locationWarningSchema)),
  hasPosition: z.optional(z.boolean()),
  isPrimary: z.optional(z.boolean()),
  delivers: z.optional(z.boolean()),
  updatedFrom: z.optional(instantSchema),
  updatedTo: z.optional(instantSchema),
});
export type LocationFilter = z.infer<typeof locationFilterSchema>;

/** Places that a bulk action is for: these, or all that a filter finds. At most 500. */
const selection = {
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(maxBulkRows))),
  filter: z.optional(locationFilterSchema),
};

/**
 * Body of `POST /v1/locations/bulk`: either `ids` or `filter`, and the action with its parameters.
 */
export const locationBulkSchema = z
  .discriminatedUnion('action', [
    z.strictObject({
      ...selection,
      action: z.literal('archive'),
      /** The locations that take over the records of the archived ones. */
      params: z._default(
        z.strictObject({ reassignTo: z.optional(locationReplacementsSchema) }),
        {},
      ),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('restore'),
      params: z._default(z.strictObject({}), {}),
    }),
  ])
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
    }),
  );
export type LocationBulk = z.infer<typeof locationBulkSchema>;
