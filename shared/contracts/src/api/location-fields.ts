import * as z from '@pazar/contracts/schema';
import { enteredTexts } from './entered-texts.ts';
import { answeredAs, optional, patchedAs, required, whole, withDefault } from './fields.ts';
import { localizedTextSchema } from './locale.ts';
import { locationTexts } from './record-texts.ts';
import { locationTypeSchema, publicPrecisionSchema } from './location.ts';
import type { ObjectOf } from '../object-of.ts';
import { openingExceptionSchema, openingExceptionsInputSchema } from './opening-exceptions.ts';
import {
  pickupHoursInputSchema,
  pickupHoursSchema,
  weeklyHoursInputSchema,
  weeklyHoursSchema,
} from './opening-hours.ts';
import { municipalityCodeSchema } from './reference.ts';
import { seasonOf, seasonSchema } from './season.ts';
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

const countrySchema = z.string().check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/));
const coordinateSchema = (most: number) =>
  z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.overwrite((degrees) => Math.round(degrees * 1e6) / 1e6),
  );

/** The fields of an address. */
export const addressFields = {
  settlement: {
    entered: z._default(emptyableTextInput(locationLimits.settlement), ''),
    patched: textInput(locationLimits.settlement),
  },
  line1: optional(optionalTextInput(locationLimits.line1)),
  settlementIn: patchedAs(
    optional(optionalLocalizedTextInput(locationLimits.settlement)),
    z.nullable(localizedTextPatch(locationLimits.settlement)),
  ),
  municipalityCode: required(municipalityCodeSchema),
  postalCode: optional(z.nullable(z.string().check(z.trim(), z.regex(/^\d{4}$/)))),
  country: { entered: z._default(countrySchema, 'MK'), patched: countrySchema },
};

/** One image, which must be the agent's own; the first is the cover. */
const imageIdsSchema = setOf(z.uuid()).check(z.maxLength(locationLimits.images));

const imageAltsSchema = z.record(z.uuid(), localizedTextInput(locationLimits.imageAlt));

/**
 * The fields of a location that agents enter, besides its address. A line here is a field of the input, of the
 * patch and of the answer; texts without further rules are in `locationTexts`.
 */
export const locationFields = {
  type: required(locationTypeSchema),
  name: required(textInput(locationLimits.name)),
  lat: optional(z.nullable(coordinateSchema(90))),
  lng: optional(z.nullable(coordinateSchema(180))),
  geocodeSource: answeredAs(
    optional(z.nullable(geocodeSourceSchema)),
    z.nullable(geocodeSourceSchema),
  ),
  placeId: answeredAs(optional(optionalTextInput(locationLimits.placeId)), z.nullable(z.string())),
  publicPrecision: withDefault(publicPrecisionSchema, 'EXACT'),
  ...enteredTexts(locationTexts),
  /** Null when nothing is known about them. */
  openingHours: answeredAs(
    optional(z.nullable(weeklyHoursInputSchema)),
    z.nullable(weeklyHoursSchema),
  ),
  byAppointment: answeredAs(withDefault(z.boolean(), false), z.boolean()),
  exceptions: answeredAs(
    withDefault(openingExceptionsInputSchema, []),
    z.array(openingExceptionSchema),
  ),
  serviceArea: answeredAs(whole(serviceAreaInputSchema, { type: 'NONE' }), serviceAreaSchema),
  season: answeredAs(optional(z.nullable(seasonOf(z.strictObject))), z.nullable(seasonSchema)),
  pickupHours: answeredAs(
    whole(pickupHoursInputSchema, { type: 'NONE' }),
    z._default(pickupHoursSchema, { type: 'NONE' }),
  ),
  imageIds: answeredAs(withDefault(imageIdsSchema, []), z.array(z.uuid())),
  /** Alternative texts by the id of the image; an image without one is left out. */
  imageAlts: answeredAs(
    whole(imageAltsSchema, {}),
    z._default(z.record(z.uuid(), localizedTextSchema), {}),
  ),
  /** In Macedonian, else in English: for readers of one language. */
  notes: answeredAs(
    optional(optionalTextInput(locationLimits.notes)),
    z._default(z.nullable(z.string()), null),
  ),
  /** The notes in both languages. */
  notesIn: answeredAs(
    patchedAs(
      optional(optionalLocalizedTextInput(locationLimits.notes)),
      z.nullable(localizedTextPatch(locationLimits.notes)),
    ),
    z._default(z.nullable(localizedTextSchema), null),
  ),
};
