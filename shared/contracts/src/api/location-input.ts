import * as z from '@pazar/contracts/schema';
import { emailSchema } from './email.ts';
import { locationTypeSchema, publicPrecisionSchema } from './location.ts';
import { locationReplacementsSchema } from './location-replacements.ts';
import type { ObjectOf } from '../object-of.ts';
import { openingExceptionsInputSchema } from './opening-exceptions.ts';
import { pickupHoursInputSchema, weeklyHoursInputSchema } from './opening-hours.ts';
import { phoneSchema } from './phone.ts';
import { municipalityCodeSchema } from './reference.ts';
import { whereRight } from './right-fields.ts';
import { seasonOf } from './season.ts';
import { setOf } from './sets.ts';
import {
  emptyableTextInput,
  localizedTextInput,
  localizedTextPatch,
  optionalLocalizedTextInput,
  optionalTextInput,
  textInput,
} from './text.ts';

/** The limits of a place's fields. */
export const locationLimits = {
  name: { min: 2, max: 80 },
  line1: { max: 120 },
  settlement: { max: 80 },
  placeId: { max: 300 },
  website: 300,
  images: 4,
  imageAlt: { max: 160 },
  radiusKm: { min: 0.5, max: 200 },
  notes: { max: 2000, lines: true },
} as const;

/** The source of a position: a place found by name, a dragged pin, typed numbers, the address. */
export const geocodeSourceSchema = z.enum(['PLACE', 'PIN', 'MANUAL', 'ADDRESS']);

const radiusSchema = z
  .number()
  .check(
    z.minimum(locationLimits.radiusKm.min),
    z.maximum(locationLimits.radiusKm.max),
    z.multipleOf(0.1),
  );
const deliveredSchema = setOf(municipalityCodeSchema).check(z.minLength(1), z.maxLength(81));

/** Municipalities that a radius excludes; none by default. */
const leftOutSchema = setOf(municipalityCodeSchema).check(z.maxLength(81));

/**
 * The delivery area. `RADIUS`: within the radius, without the municipalities of `except`. `BOTH`:
 * the part of the radius that lies in one of the municipalities.
 */
const serviceAreaOf = (object: ObjectOf) =>
  z.discriminatedUnion('type', [
    object({ type: z.literal('NONE') }),
    object({
      type: z.literal('RADIUS'),
      radiusKm: radiusSchema,
      except: z.optional(leftOutSchema),
    }),
    object({ type: z.literal('MUNICIPALITIES'), codes: deliveredSchema }),
    object({ type: z.literal('BOTH'), radiusKm: radiusSchema, codes: deliveredSchema }),
  ]);
/** As answers have it. */
export const serviceAreaSchema = serviceAreaOf(z.object);
const serviceAreaInputSchema = serviceAreaOf(z.strictObject);
export type ServiceArea = z.infer<typeof serviceAreaSchema>;

const countrySchema = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/));
const coordinateSchema = (most: number) =>
  z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.overwrite((degrees) => Math.round(degrees * 1e6) / 1e6),
  );
const websiteSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(locationLimits.website));

const addressShape = {
  line1: optionalTextInput(locationLimits.line1),
  settlement: textInput(locationLimits.settlement),
  settlementIn: optionalLocalizedTextInput(locationLimits.settlement),
  municipalityCode: municipalityCodeSchema,
  postalCode: z.nullable(z.string().check(z.trim(), z.regex(/^\d{4}$/))),
  country: countrySchema,
};

/** One image, which must be the agent's own; the first is the cover. */
const imageIdsSchema = setOf(z.uuid()).check(z.maxLength(locationLimits.images));

/** Alternative texts of images by their id; an image without one is left out. */
const imageAltsSchema = z.record(z.uuid(), localizedTextInput(locationLimits.imageAlt));

const shape = {
  type: locationTypeSchema,
  name: textInput(locationLimits.name),
  lat: z.nullable(coordinateSchema(90)),
  lng: z.nullable(coordinateSchema(180)),
  geocodeSource: z.nullable(geocodeSourceSchema),
  placeId: optionalTextInput(locationLimits.placeId),
  publicPrecision: publicPrecisionSchema,
  phone: z.nullable(phoneSchema),
  email: z.nullable(emailSchema),
  website: z.nullable(websiteSchema),
  openingHours: z.nullable(weeklyHoursInputSchema),
  byAppointment: z.boolean(),
  exceptions: openingExceptionsInputSchema,
  serviceArea: serviceAreaInputSchema,
  season: z.nullable(seasonOf(z.strictObject)),
  pickupHours: pickupHoursInputSchema,
  imageIds: imageIdsSchema,
  imageAlts: imageAltsSchema,
  notes: optionalTextInput(locationLimits.notes),
  notesIn: optionalLocalizedTextInput(locationLimits.notes),
};

/**
 * Body of `POST /v1/locations`. Coordinates are WGS 84 degrees, both or neither. `settlementIn`,
 * `notesIn` and the `noteIn` of an exception have the texts in both languages; a plain text beside one
 * that it is not a part of replaces both.
 */
export const locationInputSchema = z
  .strictObject({
    ...shape,
    address: z
      .strictObject({
        ...addressShape,
        settlement: z._default(emptyableTextInput(locationLimits.settlement), ''),
        line1: z._default(addressShape.line1, null),
        settlementIn: z._default(addressShape.settlementIn, null),
        postalCode: z._default(addressShape.postalCode, null),
        country: z._default(countrySchema, 'MK'),
      })
      .check(
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
      ),
    lat: z._default(shape.lat, null),
    lng: z._default(shape.lng, null),
    geocodeSource: z._default(shape.geocodeSource, null),
    placeId: z._default(shape.placeId, null),
    publicPrecision: z._default(shape.publicPrecision, 'EXACT'),
    phone: z._default(shape.phone, null),
    email: z._default(shape.email, null),
    website: z._default(shape.website, null),
    openingHours: z._default(shape.openingHours, null),
    byAppointment: z._default(shape.byAppointment, false),
    exceptions: z._default(shape.exceptions, []),
    serviceArea: z._default(shape.serviceArea, { type: 'NONE' }),
    season: z._default(shape.season, null),
    pickupHours: z._default(shape.pickupHours, { type: 'NONE' }),
    imageIds: z._default(shape.imageIds, []),
    imageAlts: z._default(shape.imageAlts, {}),
    notes: z._default(shape.notes, null),
    notesIn: z._default(shape.notesIn, null),
  })
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

/** Body of `PATCH /v1/locations/{id}`, a merge patch (RFC 7396): changed fields alone, null empties. */
export const locationPatchSchema = z.partial(
  z.strictObject({
    ...shape,
    address: z.partial(
      z.strictObject({
        ...addressShape,
        settlementIn: z.nullable(localizedTextPatch(locationLimits.settlement)),
      }),
    ),
    notesIn: z.nullable(localizedTextPatch(locationLimits.notes)),
    publicPrecision: z.nullable(shape.publicPrecision),
    byAppointment: z.nullable(shape.byAppointment),
    exceptions: z.nullable(shape.exceptions),
    serviceArea: z.nullable(shape.serviceArea),
    pickupHours: z.nullable(shape.pickupHours),
    imageIds: z.nullable(shape.imageIds),
    imageAlts: z.nullable(shape.imageAlts),
  }),
);
export type LocationPatch = z.infer<typeof locationPatchSchema>;

/** Body of `POST /v1/locations/{id}/archive`: the locations that take over its records. */
export const locationArchiveSchema = z.strictObject({
  reassignTo: z.optional(locationReplacementsSchema),
});
