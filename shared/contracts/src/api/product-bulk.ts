import * as z from '@pazar/contracts/schema';
import { maxBulkRows } from './bulk.ts';
import { idSchema } from './id.ts';
import { amountMinorBetween, priceMinorSchema } from './money.ts';
import { productFilterSchema } from './product-filter.ts';
import { productLimits } from './product-input.ts';
import { vatRateSchema } from './product.ts';
import { textInput } from './text.ts';

/** Products that a bulk action is for: these, or all that a filter finds. At most 500. */
const selection = {
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(maxBulkRows))),
  filter: z.optional(productFilterSchema),
};

const tagsSchema = z
  .array(textInput(productLimits.tag))
  .check(z.minLength(1), z.maxLength(productLimits.tags));

/**
 * How prices change: by percent, -90 to 1000 with up to two decimals, or by an amount in minor
 * units. Rounded half up to 1, 5 or 10 whole denars; prices in euros to as many cents.
 */
export const priceAdjustmentSchema = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('percent'),
    value: z.number().check(z.minimum(-90), z.maximum(1000), z.multipleOf(0.01)),
    roundTo: z._default(z.literal([1, 5, 10]), 1),
  }),
  z.strictObject({
    by: z.literal('amount'),
    value: amountMinorBetween(-1_000_000_000, 1_000_000_000),
    roundTo: z._default(z.literal([1, 5, 10]), 1),
  }),
]);
export type PriceAdjustment = z.infer<typeof priceAdjustmentSchema>;

const confirmSchema = z._default(z.strictObject({ confirm: z._default(z.boolean(), false) }), {
  confirm: false,
});
const noneSchema = z._default(z.strictObject({}), {});

/**
 * Body of `POST /v1/products/bulk`: either `ids` or `filter`, and the action with its parameters.
 */
export const productBulkSchema = z
  .discriminatedUnion('action', [
    z.strictObject({ ...selection, action: z.literal('publish'), params: noneSchema }),
    z.strictObject({ ...selection, action: z.literal('unpublish'), params: confirmSchema }),
    z.strictObject({ ...selection, action: z.literal('archive'), params: confirmSchema }),
    z.strictObject({ ...selection, action: z.literal('restore'), params: noneSchema }),
    z.strictObject({
      ...selection,
      action: z.literal('setCategory'),
      params: z.strictObject({
        categoryId: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))),
      }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('addTags'),
      params: z.strictObject({ tags: tagsSchema }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('removeTags'),
      params: z.strictObject({ tags: tagsSchema }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('setVat'),
      params: z.strictObject({ vatRate: vatRateSchema }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('adjustPrice'),
      params: priceAdjustmentSchema,
    }),
    z.strictObject({
      ...selection,
      action: z.literal('linkLocations'),
      params: z.strictObject({
        locationIds: z.array(idSchema).check(z.minLength(1), z.maxLength(productLimits.locations)),
      }),
    }),
  ])
  .check(
    z.check(({ value, issues }) => {
      if ((value.ids === undefined) !== (value.filter === undefined)) return;
      issues.push({ code: 'invalid_type', expected: 'array', path: ['ids'], input: undefined });
    }),
  );
export type ProductBulk = z.infer<typeof productBulkSchema>;
export type ProductBulkAction = ProductBulk['action'];

/** Body of `POST /v1/products/bulk/preview`: the prices after `adjustPrice`. */
export const pricePreviewRequestSchema = z.strictObject({
  ...selection,
  params: priceAdjustmentSchema,
});

/**
 * The prices that an adjustment would change, in minor units. `after` is null where it would be
 * out of range: that product would fail. `nowBefore` and `nowAfter` are what customers pay with the promotions
 * that run; absent after an api that did not know them.
 */
export const pricePreviewSchema = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      version: z.int(),
      packs: z.array(
        z.object({
          packId: z.uuid(),
          before: priceMinorSchema,
          after: z.nullable(priceMinorSchema),
          nowBefore: z.optional(priceMinorSchema),
          nowAfter: z.optional(z.nullable(priceMinorSchema)),
        }),
      ),
    }),
  ),
});
export type PricePreview = z.infer<typeof pricePreviewSchema>;
