import * as z from '@pazar/contracts/schema';
import { lotOriginSchema, qualityClassSchema } from './produce.ts';
import { areaUnitSchema, lossReasonSchema } from './produce-detail.ts';
import { certificationInputSchema } from './product-traits.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
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
  notes: { max: 2000, lines: true },
  lossNote: { max: 300 },
  writeOffNote: { max: 300 },
  certifications: 6,
  images: 4,
  seasonYear: { min: 1990, max: 2100 },
} as const;

const amount = quantitySchema.check(z.refine((quantity) => !quantity.startsWith('-')));
const day = z.nullable(z.iso.date());

const fields = {
  cropId: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  variety: optionalTextInput(lotLimits.variety),
  origin: lotOriginSchema,
  supplierName: optionalTextInput(lotLimits.supplierName),
  receivedOn: day,
  locationId: z.nullable(z.uuid()),
  area: z.nullable(z.strictObject({ quantity: amount, unit: areaUnitSchema })),
  plantedOn: day,
  expectedFrom: day,
  expectedTo: day,
  expectedQuantity: z.nullable(amount),
  unit: unitSchema,
  qualityClass: z.nullable(qualityClassSchema),
  bestBefore: day,
  certifications: z.array(certificationInputSchema).check(z.maxLength(lotLimits.certifications)),
  notes: optionalTextInput(lotLimits.notes),
  /** Own images, the cover first. */
  imageIds: setOf(z.uuid()).check(z.maxLength(lotLimits.images)),
  /** Null: the year of planting, receipt or expected harvest, else this one. */
  seasonYear: z.nullable(
    z.int().check(z.minimum(lotLimits.seasonYear.min), z.maximum(lotLimits.seasonYear.max)),
  ),
  /** A lot has status GROWING from its planting day, or when the request says so. */
  status: z.enum(['PLANNED', 'GROWING']),
};

/**
 * Body of `POST /v1/produce`, and the rules for a changed lot. A crop of the reference list
 * (`cropId`), which gives the names, or `cropName`. SOURCED lots need `supplierName` and
 * `receivedOn`. `lotNumber` defaults to the next one of the season: `2026-014`. An
 * `expectedQuantity` in PIECE or BUNCH is whole (`whole`).
 */
export const lotInputSchema = z
  .strictObject({
    lotNumber: z._default(z.nullable(textInput(lotLimits.lotNumber)), null),
    cropId: z._default(fields.cropId, null),
    cropName: z._default(optionalLocalizedTextInput(lotLimits.cropName), null),
    variety: z._default(fields.variety, null),
    origin: z._default(fields.origin, 'OWN'),
    supplierName: z._default(fields.supplierName, null),
    receivedOn: z._default(fields.receivedOn, null),
    locationId: z._default(fields.locationId, null),
    area: z._default(fields.area, null),
    plantedOn: z._default(fields.plantedOn, null),
    expectedFrom: z._default(fields.expectedFrom, null),
    expectedTo: z._default(fields.expectedTo, null),
    expectedQuantity: z._default(fields.expectedQuantity, null),
    unit: z._default(fields.unit, 'KG'),
    qualityClass: z._default(fields.qualityClass, null),
    bestBefore: z._default(fields.bestBefore, null),
    certifications: z._default(fields.certifications, []),
    notes: z._default(fields.notes, null),
    imageIds: z._default(fields.imageIds, []),
    seasonYear: z._default(fields.seasonYear, null),
    status: z._default(fields.status, 'PLANNED'),
  })
  .check(wholeAmounts('unit', ['expectedQuantity']));
export type LotInput = z.infer<typeof lotInputSchema>;

/** Body of `PATCH /v1/produce/{id}`: a merge patch (RFC 7396) of the fields that changed. */
export const lotPatchSchema = z.partial(
  z.strictObject({
    ...fields,
    lotNumber: textInput(lotLimits.lotNumber),
    cropName: z.nullable(localizedTextPatch(lotLimits.cropName)),
    area: z.nullable(z.partial(z.strictObject({ quantity: amount, unit: areaUnitSchema }))),
    imageIds: z.nullable(fields.imageIds),
  }),
);
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
