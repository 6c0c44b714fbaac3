import { z } from 'zod';

/** Rows a list answers at most; fewer by default (25). */
export const maxPageLimit = 100;
export const defaultPageLimit = 25;

/** Totals are counted up to here; beyond it `totalIsExact` is false. */
export const maxCountedTotal = 10_000;

/**
 * Position of one page of a list. `next` and `prev` are opaque signed cursors, null at the ends.
 * `total` is present only when `count=true` was asked for.
 */
export const pageInfoSchema = z.strictObject({
  next: z.string().nullable(),
  prev: z.string().nullable(),
  limit: z.int().min(1).max(maxPageLimit),
  total: z.int().min(0).max(maxCountedTotal).optional(),
  totalIsExact: z.boolean().optional(),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

/** The answer of every list endpoint: rows of `item` and the page they came from. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({ items: z.array(item), page: pageInfoSchema });
}
export type Page<Item> = { items: Item[]; page: PageInfo };

/** Query parameters that every list endpoint takes. Unknown parameters answer 400 `unknown-filter`. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(maxPageLimit).default(defaultPageLimit),
  cursor: z.string().min(1).max(2000).optional(),
  count: z.stringbool().default(false),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
