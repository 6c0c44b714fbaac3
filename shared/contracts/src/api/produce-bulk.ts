import * as z from '@pazar/contracts/schema';
import { maxBulkRows } from './bulk.ts';
import { idSchema } from './id.ts';
import { lotOriginSchema, lotStatusSchema, qualityClassSchema } from './produce.ts';
import { lotCloseSchema, lotLossSchema } from './produce-input.ts';
import { unitSchema } from './quantity.ts';
import { instantSchema } from '../values.ts';

/**
 * The filter of `GET /v1/produce` and of its bulk actions. Values of one member are alternatives;
 * all members must match.
 */
const lotFilterSchema = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(100))),
  status: z.optional(z.array(lotStatusSchema)),
  origin: z.optional(z.array(lotOriginSchema)),
  qualityClass: z.optional(z.array(qualityClassSchema)),
  unit: z.optional(z.array(unitSchema)),
  cropId: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)))),
  locationId: z.optional(z.array(idSchema)),
  productId: z.optional(z.array(idSchema)),
  seasonYear: z.optional(z.array(z.int())),
  stock: z.optional(z.array(z.enum(['some', 'none']))),
  sellFirst: z.optional(z.boolean()),
  bestBeforeFrom: z.optional(z.iso.date()),
  bestBeforeTo: z.optional(z.iso.date()),
  updatedFrom: z.optional(instantSchema),
  updatedTo: z.optional(instantSchema),
});
export type LotFilter = z.infer<typeof lotFilterSchema>;

/** Lots that a bulk action is for: these, or all that a filter finds. At most 500. */
const selection = {
  ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(maxBulkRows))),
  filter: z.optional(lotFilterSchema),
};
const noneSchema = z._default(z.strictObject({}), {});

/**
 * Body of `POST /v1/produce/bulk`: either `ids` or `filter`, and the action with its parameters.
 */
export const lotBulkSchema = z
  .discriminatedUnion('action', [
    z.strictObject({ ...selection, action: z.literal('close'), params: lotCloseSchema }),
    z.strictObject({ ...selection, action: z.literal('reopen'), params: noneSchema }),
    z.strictObject({ ...selection, action: z.literal('markLost'), params: lotLossSchema }),
    z.strictObject({ ...selection, action: z.literal('delete'), params: noneSchema }),
    z.strictObject({
      ...selection,
      action: z.literal('setLocation'),
      params: z.strictObject({ locationId: z.nullable(idSchema) }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('setQualityClass'),
      params: z.strictObject({ qualityClass: z.nullable(qualityClassSchema) }),
    }),
    z.strictObject({
      ...selection,
      action: z.literal('setBestBefore'),
      params: z.strictObject({ bestBefore: z.nullable(z.iso.date()) }),
    }),
  ])
  .check(
    z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
    }),
  );
export type LotBulk = z.infer<typeof lotBulkSchema>;
