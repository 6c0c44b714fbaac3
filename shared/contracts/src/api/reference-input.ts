import * as z from '@pazar/contracts/schema';
import { reasonSchema } from './reason.ts';
import { unitSchema } from './quantity.ts';
import { dimensionSchema } from './reference.ts';
import { numberSet } from './sets.ts';
import { textInput } from './text.ts';
import { positiveSchema } from '../values.ts';

/** Reference data has both languages: everybody chooses from it. */
const namesInput = (max: number, min = 2) =>
  z.strictObject({ mk: textInput({ min, max }), en: textInput({ min, max }) });
const slugInput = z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const percentInput = z.int().check(z.minimum(0), z.maximum(100));

const categoryShape = {
  parentId: z.nullable(slugInput),
  name: namesInput(80),
  defaultVatRate: percentInput,
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
  active: z.boolean(),
};
const cropShape = {
  name: namesInput(80),
  defaultUnit: unitSchema,
  usualMonths: numberSet(1, 12),
  daysToMaturity: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  active: z.boolean(),
};
const unitShape = {
  name: namesInput(40, 1),
  short: namesInput(12, 1),
  dimension: dimensionSchema,
  factorMillionths: z.nullable(positiveSchema),
};
const vatRateShape = {
  rate: percentInput,
  name: namesInput(80),
  validFrom: z.iso.date(),
  validTo: z.nullable(z.iso.date()),
};
const fxRateShape = {
  /** Ten-thousandths at most, as the National Bank writes its rates. */
  denarsPerEuro: z.number().check(z.minimum(10), z.maximum(1000), z.multipleOf(0.0001)),
  validFrom: z.iso.date(),
};

/** Bodies of `POST /v1/management/reference/{kind}`; every change has a reason. */
export const categoryInputSchema = z.strictObject({
  id: slugInput,
  ...categoryShape,
  reason: reasonSchema,
});
export const cropInputSchema = z.strictObject({
  id: slugInput,
  ...cropShape,
  reason: reasonSchema,
});
export const unitInputSchema = z.strictObject({
  code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{1,10}$/)),
  ...unitShape,
  reason: reasonSchema,
});
export const vatRateInputSchema = z.strictObject({ ...vatRateShape, reason: reasonSchema });
export const fxRateInputSchema = z.strictObject({ ...fxRateShape, reason: reasonSchema });

/** Bodies of `PATCH /v1/management/reference/{kind}/{id}`: fields replace as wholes. */
export const categoryPatchSchema = z.strictObject({
  ...z.partial(z.strictObject(categoryShape)).shape,
  reason: reasonSchema,
});
export const cropPatchSchema = z.strictObject({
  ...z.partial(z.strictObject(cropShape)).shape,
  reason: reasonSchema,
});
export const unitPatchSchema = z.strictObject({
  ...z.partial(z.strictObject(unitShape)).shape,
  reason: reasonSchema,
});
export const vatRatePatchSchema = z.strictObject({
  ...z.partial(z.strictObject(vatRateShape)).shape,
  reason: reasonSchema,
});
export const fxRatePatchSchema = z.strictObject({
  ...z.partial(z.strictObject(fxRateShape)).shape,
  reason: reasonSchema,
});

/** Body of `POST /v1/management/reference/crops/{key}/merge`: the crop that its lots are of then. */
export const cropMergeSchema = z.strictObject({ into: slugInput, reason: reasonSchema });
