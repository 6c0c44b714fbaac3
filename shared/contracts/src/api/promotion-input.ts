import * as z from '@pazar/contracts/schema';
import { enteredTexts } from './entered-texts.ts';
import {
  filled,
  optional,
  patchedAs,
  required,
  shapeOf,
  whole,
  wholly,
  withDefault,
} from './fields.ts';
import { currencySchema, priceMinorSchema } from './money.ts';
import type { ObjectOf } from '../object-of.ts';
import { promotionCodeSchema } from './promotion-code.ts';
import { promotionRuleInputSchema } from './promotion-rule.ts';
import { weeklyWindowInputSchema } from './promotion.ts';
import { quantitySchema, unitSchema } from './quantity.ts';
import { promotionTexts } from './record-texts.ts';
import { setOf } from './sets.ts';
import { localizedTextInput, localizedTextPatch } from './text.ts';
import { instantSchema } from '../values.ts';
import { wholeAmounts } from './whole-amounts.ts';

/** The limits of a promotion's fields. */
export const promotionLimits = {
  name: { min: 2, max: 80 },
  categories: 20,
  products: 200,
  packs: 200,
  locations: 20,
  usage: 1_000_000,
  priority: 100,
  /** A year and a day's grace for a leap year. */
  days: 366,
} as const;

/** Customers get it by themselves, or by typing its code. */
export const promotionTriggerSchema = z.enum(['AUTOMATIC', 'CODE']);
export type PromotionTrigger = z.infer<typeof promotionTriggerSchema>;

const idsOf = (most: number) => setOf(z.uuid()).check(z.maxLength(most));

/** The target of a promotion. A category includes its subcategories. */
const promotionTargetOf = (object: ObjectOf) =>
  z.discriminatedUnion('type', [
    object({ type: z.literal('ALL') }),
    object({
      type: z.literal('CATEGORIES'),
      categoryIds: setOf(z.string().check(z.maxLength(40))).check(
        z.maxLength(promotionLimits.categories),
      ),
    }),
    object({ type: z.literal('PRODUCTS'), productIds: idsOf(promotionLimits.products) }),
    object({ type: z.literal('PACKS'), packIds: idsOf(promotionLimits.packs) }),
  ]);
/** As answers have it. */
export const promotionTargetSchema = promotionTargetOf(z.object);
const promotionTargetInputSchema = promotionTargetOf(z.strictObject);
export type PromotionTarget = z.infer<typeof promotionTargetSchema>;

/** More than nothing. */
const amountSchema = quantitySchema.check(z.regex(/^(?!-|0\.000$)/));

/** The minimum order. The quantity is in the base unit of each product. */
const promotionConditionsOf = (object: ObjectOf) =>
  object({
    minQuantity: z.nullable(amountSchema),
    minAmountMinor: z.nullable(priceMinorSchema),
  });
/** As answers have it. */
export const promotionConditionsSchema = promotionConditionsOf(z.object);
const promotionConditionsInputSchema = promotionConditionsOf(z.strictObject);

/** The largest quantity sold at its price; the promotion ends when it is used up. */
const stockLimitOf = (object: ObjectOf) =>
  object({
    quantity: amountSchema,
    /** Only products that are counted in this unit count. */
    unit: unitSchema,
  });
/** As answers have it. */
export const stockLimitSchema = stockLimitOf(z.object);
export type StockLimit = z.infer<typeof stockLimitSchema>;
const stockLimitInputSchema = stockLimitOf(z.strictObject).check(
  wholeAmounts('unit', ['quantity']),
);

/** The fields of a promotion that agents enter; texts without further rules are in `promotionTexts`. */
export const promotionFields = {
  name: patchedAs(
    required(localizedTextInput(promotionLimits.name)),
    localizedTextPatch(promotionLimits.name),
  ),
  ...enteredTexts(promotionTexts),
  rule: wholly(required(promotionRuleInputSchema)),
  currency: filled(currencySchema, 'MKD'),
  trigger: filled(promotionTriggerSchema, 'AUTOMATIC'),
  code: optional(z.nullable(promotionCodeSchema)),
  target: whole(promotionTargetInputSchema, { type: 'ALL' }),
  /** Where it holds; everywhere when empty. */
  locationIds: withDefault(idsOf(promotionLimits.locations), []),
  conditions: patchedAs(
    filled(promotionConditionsInputSchema, { minQuantity: null, minAmountMinor: null }),
    z.nullable(z.partial(promotionConditionsInputSchema)),
  ),
  usageLimit: optional(z.nullable(z.int().check(z.minimum(1), z.maximum(promotionLimits.usage)))),
  stockLimit: wholly(optional(z.nullable(stockLimitInputSchema))),
  startsAt: optional(z.nullable(instantSchema)),
  endsAt: optional(z.nullable(instantSchema)),
  weekly: wholly(optional(z.nullable(weeklyWindowInputSchema))),
  priority: withDefault(z.int().check(z.minimum(0), z.maximum(promotionLimits.priority)), 0),
};
const entered = shapeOf(promotionFields, 'entered');
const dayMs = 24 * 60 * 60 * 1000;

interface Checked {
  startsAt: string | null;
  endsAt: string | null;
  trigger: PromotionTrigger;
  code: string | null;
}
const checks = [
  z.refine<Checked>(
    ({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt,
    { path: ['endsAt'], params: { fault: 'before-start' } },
  ),
  z.refine<Checked>(
    ({ startsAt, endsAt }) =>
      startsAt === null ||
      endsAt === null ||
      Date.parse(endsAt) - Date.parse(startsAt) <= promotionLimits.days * dayMs,
    { path: ['endsAt'], params: { fault: 'too-long' } },
  ),
  z.refine<Checked>(({ trigger, code }) => trigger === 'CODE' || code === null, {
    path: ['code'],
    params: { fault: 'incomplete' },
  }),
] as const;

/** Body of `POST /v1/promotions`. A draft may wait for its dates and its code. */
export const promotionInputSchema = z.strictObject(entered).check(...checks);
export type PromotionInput = z.infer<typeof promotionInputSchema>;

const nameSketch = z.nullable(z.string());

/**
 * Body of `POST /v1/promotions/preview`: an unfinished promotion. Its name may be missing or too
 * short, since nobody sees it.
 */
export const promotionSketchSchema = z
  .strictObject({
    ...entered,
    name: z._default(z.partial(z.strictObject({ mk: nameSketch, en: nameSketch })), {}),
  })
  .check(...checks);
export type PromotionSketch = z.infer<typeof promotionSketchSchema>;

/**
 * Body of `PATCH /v1/promotions/{id}`, a merge patch (RFC 7396): changed fields alone. `rule`,
 * `target`, `weekly` and `stockLimit` are replaced as a whole, since they may become of another kind.
 */
export const promotionPatchSchema = z.partial(z.strictObject(shapeOf(promotionFields, 'patched')));
export type PromotionPatch = z.infer<typeof promotionPatchSchema>;
