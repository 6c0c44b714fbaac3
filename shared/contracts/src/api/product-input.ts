import * as z from '@pazar/contracts/schema';
import { enteredTexts } from './entered-texts.ts';
import { optional, patchedAs, required, shapeOf, withDefault } from './fields.ts';
import { idSchema, idSet } from './id.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import { packSizeInBaseUnit } from './pack-size.ts';
import { maxProductImages } from './product-image.ts';
import { allergenSchema, certificationInputSchema } from './product-traits.ts';
import { maxPacks, stockModeSchema, vatRateSchema } from './product.ts';
import { maxQuantityThousandths, packUnitSchema, quantityBetween, unitSchema } from './quantity.ts';
import { productTexts } from './record-texts.ts';
import { areRight, whereRight } from './right-fields.ts';
import { numberSet, setOf } from './sets.ts';
import {
  localizedTextInput,
  localizedTextPatch,
  optionalLocalizedTextInput,
  textInput,
} from './text.ts';
import { thousandthsOf } from '../thousandths.ts';
import { wholeAmounts } from './whole-amounts.ts';

/** The limits of a product's fields. */
export const productLimits = {
  name: { min: 2, max: 120 },
  description: { max: 5000, lines: true },
  packLabel: { max: 40 },
  tag: { min: 2, max: 30 },
  tags: 10,
  imageAlt: { max: 160 },
  shelfLifeDays: 3650,
  locations: 20,
  lots: 50,
} as const;

/** Latin capitals, digits and `. _ -`; small letters become capitals. */
export const skuSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(40), z.regex(/^[A-Z0-9._-]+$/));

const packInputSchema = z.strictObject({
  /** The pack that changes; without it the pack is new. */
  id: z.optional(idSchema),
  label: z._default(optionalLocalizedTextInput(productLimits.packLabel), null),
  size: quantityBetween(1n, 9_999_999n),
  unit: packUnitSchema,
  priceMinor: priceMinorSchema,
  sku: z._default(z.nullable(skuSchema), null),
  active: z._default(z.boolean(), true),
});
export type PackInput = z.infer<typeof packInputSchema>;

const lotsSchema = idSet(productLimits.lots);

/** The fields of a product that agents enter; texts without further rules are in `productTexts`. */
export const productFields = {
  sku: optional(z.nullable(skuSchema)),
  name: patchedAs(
    required(localizedTextInput(productLimits.name)),
    z.nullable(localizedTextPatch(productLimits.name)),
  ),
  description: patchedAs(
    optional(optionalLocalizedTextInput(productLimits.description)),
    z.nullable(localizedTextPatch(productLimits.description)),
  ),
  categoryId: optional(z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)))),
  tags: withDefault(setOf(textInput(productLimits.tag)).check(z.maxLength(productLimits.tags)), []),
  baseUnit: required(unitSchema),
  packs: required(z.array(packInputSchema).check(z.minLength(1), z.maxLength(maxPacks))),
  currency: withDefault(currencySchema, 'MKD'),
  vatRate: optional(z.nullable(vatRateSchema)),
  stockMode: required(stockModeSchema),
  lowStockThreshold: optional(z.nullable(quantityBetween(0n, maxQuantityThousandths))),
  minOrder: optional(z.nullable(quantityBetween(1n, maxQuantityThousandths))),
  step: optional(z.nullable(quantityBetween(1n, maxQuantityThousandths))),
  seasonMonths: withDefault(numberSet(1, 12), []),
  availableFrom: optional(z.nullable(z.iso.date())),
  availableTo: optional(z.nullable(z.iso.date())),
  locationIds: withDefault(idSet(productLimits.locations), []),
  produceIds: withDefault(lotsSchema, []),
  certifications: withDefault(z.array(certificationInputSchema).check(z.maxLength(6)), []),
  allergens: withDefault(
    setOf(allergenSchema).check(z.maxLength(allergenSchema.options.length)),
    [],
  ),
  shelfLifeDays: optional(
    z.nullable(z.int().check(z.minimum(0), z.maximum(productLimits.shelfLifeDays))),
  ),
  ...enteredTexts(productTexts),
};

/**
 * Body of `POST /v1/products`, and the rules for a changed product. The order of the packs is the
 * order of the array. `sku` defaults to the next free number, `vatRate` to the rate of the
 * category; an agent who is not registered for VAT always gets 0. Where `baseUnit` is PIECE or BUNCH,
 * amounts and the sizes of packs are whole numbers of it (`whole`).
 */
export const productInputSchema = z
  .strictObject(shapeOf(productFields, 'entered'))
  .check(...productChecks());
export type ProductInput = z.infer<typeof productInputSchema>;

/**
 * Body of `PATCH /v1/products/{id}` (RFC 7396): the changed fields alone. `null` empties a field;
 * `packs` and other arrays are replaced whole.
 */
export const productPatchSchema = z.partial(z.strictObject(shapeOf(productFields, 'patched')));
export type ProductPatch = z.infer<typeof productPatchSchema>;

/** Body of `PUT /v1/products/{id}/produce`: the lots that the product draws on. */
export const productLotsInputSchema = z.strictObject({ produceIds: lotsSchema });

/** Body of `PUT /v1/products/{id}/images`: the images in their order, each once. */
export const productImagesInputSchema = z.strictObject({
  images: z
    .array(
      z.strictObject({
        id: idSchema,
        alt: z._default(optionalLocalizedTextInput(productLimits.imageAlt), null),
      }),
    )
    .check(z.maxLength(maxProductImages)),
});
export type ProductImagesInput = z.infer<typeof productImagesInputSchema>;

/** The rules of a product that concern several of its fields. */
export function productChecks() {
  return [
    checkPeriod(),
    checkPackSizes(),
    checkCertifications(),
    wholeAmounts('baseUnit', ['lowStockThreshold', 'minOrder', 'step']),
  ] as const;
}

function checkPeriod() {
  return z.check<{ availableFrom: string | null; availableTo: string | null }>(
    ({ value: { availableFrom, availableTo }, issues }) => {
      if (availableFrom === null || availableTo === null || availableFrom <= availableTo) return;
      issues.push({
        code: 'custom',
        path: ['availableTo'],
        input: availableTo,
        params: { fault: 'before-start' },
      });
    },
    whereRight('availableFrom', 'availableTo'),
  );
}

/** No pack has this place: faults of the list are about it, and faults of one pack are not. */
const anyPack = -1;

/** Each pack must fit the base unit, and no two may be equally large. */
function checkPackSizes() {
  return z.check<{ baseUnit: z.infer<typeof unitSchema>; packs: PackInput[] }>(
    ({ value: { baseUnit, packs }, issues }) => {
      const seen = new Set<bigint>();
      for (const [index, pack] of packs.entries()) {
        if (!areRight(issues, ['packs', index, 'size'], ['packs', index, 'unit'])) continue;
        const { size, unit } = pack;
        const given = thousandthsOf(size);
        if (given === null) continue;
        const { thousandths, fault } = packSizeInBaseUnit(given, unit, baseUnit);
        const isDuplicate = thousandths !== undefined && seen.has(thousandths);
        if (thousandths !== undefined) seen.add(thousandths);
        const found = isDuplicate ? 'duplicate' : fault;
        if (found === undefined) continue;
        const field = found === 'unit' ? 'unit' : 'size';
        issues.push({
          code: 'custom',
          path: ['packs', index, field],
          input: size,
          params: { fault: found },
        });
      }
    },
    // Of all faults of the packs, only a value that is no list prevents it.
    { when: ({ issues }) => areRight(issues, ['baseUnit'], ['packs', anyPack]) },
  );
}

function checkCertifications() {
  return z.check<{ certifications: { type: string }[] }>(
    ({ value: { certifications }, issues }) => {
      for (const [index, { type }] of certifications.entries()) {
        if (certifications.findIndex((other) => other.type === type) === index) continue;
        issues.push({
          code: 'custom',
          path: ['certifications', index, 'type'],
          input: type,
          params: { fault: 'duplicate' },
        });
      }
    },
    whereRight('certifications'),
  );
}
