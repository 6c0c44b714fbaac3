import * as z from '@pazar/contracts/schema';
import { shapeOf } from './fields.ts';
import { addressFields, locationFields } from './location-fields.ts';
import { locationReplacementsSchema } from './location-replacements.ts';
import { whereRight } from './right-fields.ts';

/** An address has its settlement in one language at least. */
const addressSchema = z.strictObject(shapeOf(addressFields, 'entered')).check(
  z.check(({ value: { settlement, settlementIn }, issues }) => {
    if (settlement !== '' || settlementIn !== null) return;
    issues.push({
      code: 'too_small',
      origin: 'string',
      minimum: 1,
      inclusive: true,
      input: settlement,
      path: ['settlement'],
    });
  }),
);

/**
 * Body of `POST /v1/locations`. Coordinates are WGS 84 degrees, both or neither. `settlementIn`,
 * `notesIn` and the `noteIn` of an exception have the texts in both languages; a plain text beside one
 * that it is not a part of replaces both.
 */
export const locationInputSchema = z
  .strictObject({ ...shapeOf(locationFields, 'entered'), address: addressSchema })
  .check(
    z.refine(({ lat, lng }) => (lat === null) === (lng === null), {
      path: ['lng'],
      params: { fault: 'incomplete' },
      ...whereRight('lat', 'lng'),
    }),
    z.refine(({ lat, geocodeSource }) => (lat === null) === (geocodeSource === null), {
      path: ['geocodeSource'],
      params: { fault: 'incomplete' },
      ...whereRight('lat', 'geocodeSource'),
    }),
    // The image's alternative text is removed with it.
    z.overwrite((place) => {
      const shown = Object.entries(place.imageAlts).filter(([id]) => place.imageIds.includes(id));
      return { ...place, imageAlts: Object.fromEntries(shown) };
    }),
  );
export type LocationInput = z.infer<typeof locationInputSchema>;
export type ServiceArea = LocationInput['serviceArea'];

/** Body of `PATCH /v1/locations/{id}`, a merge patch (RFC 7396): changed fields alone, null empties. */
export const locationPatchSchema = z.partial(
  z.strictObject({
    ...shapeOf(locationFields, 'patched'),
    address: z.partial(z.strictObject(shapeOf(addressFields, 'patched'))),
  }),
);
export type LocationPatch = z.infer<typeof locationPatchSchema>;

/** Body of `POST /v1/locations/{id}/archive`: the locations that take over its records. */
export const locationArchiveSchema = z.strictObject({
  reassignTo: z.optional(locationReplacementsSchema),
});
