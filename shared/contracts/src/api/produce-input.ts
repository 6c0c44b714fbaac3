import * as z from '@pazar/contracts/schema';
import { enteredTexts } from './entered-texts.ts';
import { filled, optional, patchedAs, shapeOf, withDefault } from './fields.ts';
import { lotOriginSchema, qualityClassSchema } from './produce.ts';
import { areaUnitSchema, lossReasonSchema } from './produce-detail.ts';
import { certificationInputSchema } from './product-traits.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { lotTexts } from './record-texts.ts';
import { setOf } from './sets.ts';
import {
  localizedTextPatch,
  optionalLocalizedTextInput,
  optionalTextInput,
  textInput,
} from './text.ts';
import { wholeAmounts } from './whole-amounts.ts';

/** The limits of a lot's fields: characters of texts, entries of lists. */
export const lotLimits = {
  lotNumber: { max: 30 },
  cropName: { min: 2, max: 80 },
  variety: { max: 80 },
  supplierName: { min: 2, max: 120 },
  lossNote: { max: 300 },
  writeOffNote: { max: 300 },
  certifications: 6,
  images: 4,
  seasonYear: { min: 1990, max: 2100 },
} as const;

const amount = quantitySchema.check(z.refine((quantity) => !quantity.startsWith('-')));
const day = z.nullable(z.iso.date());
const areaSchema = z.strictObject({ quantity: amount, unit: areaUnitSchema });

/** The fields of a lot that agents enter; texts without further rules are in `lotTexts`. */
export const lotFields = {
  lotNumber: patchedAs(
    optional(z.nullable(textInput(lotLimits.lotNumber))),
    textInput(lotLimits.lotNumber),
  ),
  cropId: optional(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)))),
  cropName: patchedAs(
    optional(optionalLocalizedTextInput(lotLimits.cropName)),
    z.nullable(localizedTextPatch(lotLimits.cropName)),
  ),
  variety: optional(optionalTextInput(lotLimits.variety)),
  origin: filled(lotOriginSchema, 'OWN'),
  supplierName: optional(optionalTextInput(lotLimits.supplierName)),
  receivedOn: optional(day),
  locationId: optional(z.nullable(z.uuid())),
  area: patchedAs(optional(z.nullable(areaSchema)), z.nullable(z.partial(areaSchema))),
  plantedOn: optional(day),
  expectedFrom: optional(day),
  expectedTo: optional(day),
  expectedQuantity: optional(z.nullable(amount)),
  unit: filled(unitSchema, 'KG'),
  qualityClass: optional(z.nullable(qualityClassSchema)),
  bestBefore: optional(day),
  certifications: filled(
    z.array(certificationInputSchema).check(z.maxLength(lotLimits.certifications)),
    [],
  ),
  ...enteredTexts(lotTexts),
  /** Own images, the cover first. */
  imageIds: withDefault(setOf(z.uuid()).check(z.maxLength(lotLimits.images)), []),
  /** Null: the year of planting, receipt or expected harvest, else this one. */
  seasonYear: optional(
    z.nullable(
      z.int().check(z.minimum(lotLimits.seasonYear.min), z.maximum(lotLimits.seasonYear.max)),
    ),
  ),
  /** A lot has status GROWING from its planting day, or when the request says so. */
  status: filled(z.enum(['PLANNED', 'GROWING']), 'PLANNED'),
};

/**
 * Body of `POST /v1/produce`, and the rules for a changed lot. A crop of the reference list
 * (`cropId`), which gives the names, or `cropName`. SOURCED lots need `supplierName` and
 * `receivedOn`. `lotNumber` defaults to the next one of the season: `2026-014`. An
 * `expectedQuantity` in PIECE or BUNCH is whole (`whole`).
 */
export const lotInputSchema = z
  .strictObject(shapeOf(lotFields, 'entered'))
  .check(wholeAmounts('unit', ['expectedQuantity']));
export type LotInput = z.infer<typeof lotInputSchema>;

/** Body of `PATCH /v1/produce/{id}`: a merge patch (RFC 7396) of the fields that changed. */
export const lotPatchSchema = z.partial(z.strictObject(shapeOf(lotFields, 'patched')));
export type LotPatch = z.infer<typeof lotPatchSchema>;

/**
 * Body of `POST /v1/produce/{id}/close`. The rest of the lot must be written off in the same step,
 * with a reason.
 */
export const lotCloseSchema = z.strictObject({
  writeOff: z._default(
    z.nullable(
      z.strictObject({
        type: z.enum(['WASTE', 'OWN_USE']),
        note: textInput(lotLimits.writeOffNote),
      }),
    ),
    null,
  ),
});
export type LotClose = z.infer<typeof lotCloseSchema>;

/** Body of `POST /v1/produce/{id}/mark-lost`. */
export const lotLossSchema = z.strictObject({
  reason: lossReasonSchema,
  note: z._default(optionalTextInput(lotLimits.lossNote), null),
});
export type LotLoss = z.infer<typeof lotLossSchema>;
