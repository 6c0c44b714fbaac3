import * as z from 'zod/mini';
import { defaultPageLimit, maxPageLimit } from './page.ts';

/**
 * Query parameters of every list endpoint. Unknown parameters answer 400 `unknown-filter`. For
 * servers only: no browser loads the code that converts a text to a number or a boolean.
 */
export const pageQuerySchema = z.strictObject({
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageLimit)),
    defaultPageLimit,
  ),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  count: z._default(z.stringbool(), false),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
