import * as z from '@pazar/contracts/schema';
import { countSchema, positiveSchema } from '../values.ts';

/** Rows a list answers at most; fewer by default (25). */
export const maxPageLimit = 100;
export const defaultPageLimit = 25;

/** Totals are counted up to this number; beyond it `totalIsExact` is false. */
export const maxCountedTotal = 10_000;

/**
 * Position of one page of a list. `next` and `prev` are opaque signed cursors, null at the ends.
 * `from` is the number of its first row, counted while the pages before it were turned: rows that
 * were added or deleted there since then are not in it. It is absent on a page without rows, and
 * after a cursor of an api that did not know it. `total` is present only for `count=true`.
 */
export const pageInfoSchema = z.object({
  next: z.nullable(z.string()),
  prev: z.nullable(z.string()),
  limit: z.int().check(z.minimum(1), z.maximum(maxPageLimit)),
  from: z.optional(positiveSchema),
  total: z.optional(z.int().check(z.minimum(0), z.maximum(maxCountedTotal))),
  totalIsExact: z.optional(z.boolean()),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

/** Number of rows with each value, by the requested facet; `none` counts rows without one. */
const facetsSchema = z.record(z.string(), z.record(z.string(), countSchema));

/** The answer of every list endpoint: rows of `item` and their page. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: pageInfoSchema,
    /** Present only when `facets=` was asked for. */
    facets: z.optional(facetsSchema),
    /** Words of the search that no row has: rows with words that are spelled alike are answered for them. */
    near: z.optional(z.array(z.string())),
  });
}
export type Page<Item> = {
  items: Item[];
  page: PageInfo;
  facets?: z.infer<typeof facetsSchema> | undefined;
  near?: string[] | undefined;
};
