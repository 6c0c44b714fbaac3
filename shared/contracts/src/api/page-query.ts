import * as z from 'zod/mini';
import { defaultPageLimit, maxPageLimit } from './page.ts';

/**
 * Query parameters that every list endpoint takes. Unknown parameters answer 400 `unknown-filter`.
 * Only servers read them: no browser loads what turns a text into a number or a boolean.
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
