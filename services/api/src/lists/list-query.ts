import { pageQuerySchema } from '@pazar/contracts/page-query';
import { z } from 'zod';
import type { ListDefinition } from './list-definition.ts';
import { maxFilterValues } from './list-filters.ts';

const maxSearchLength = 200;

export interface ListQuery {
  limit: number;
  cursor?: string | undefined;
  count: boolean;
  sort?: string | undefined;
  q?: string | undefined;
  facets?: string[] | undefined;
  /** Values by the name of their filter. */
  filters: Readonly<Record<string, unknown[]>>;
}

const commonShape = {
  ...pageQuerySchema.shape,
  sort: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe('Names separated by commas; a leading minus reverses one'),
};

/** One value or several: frameworks parse a repeated key as a list. */
function repeatable(value: z.core.$ZodType) {
  return z
    .union([value, z.array(value).min(1).max(maxFilterValues)])
    .transform((given: unknown): unknown[] => [given].flat())
    .optional();
}

/** The query string of a list, from its definition. An unknown key fails as `unrecognized_keys`. */
export function listQuerySchema({ filters, facets, search, searchWord }: ListDefinition) {
  const filterShape = Object.fromEntries(
    Object.entries(filters).map(([name, { schema }]) => [name, repeatable(schema)]),
  );
  const shape = {
    ...commonShape,
    ...((search ?? searchWord) && { q: z.string().max(maxSearchLength).optional() }),
    ...(facets && { facets: facetsSchema(Object.keys(facets)) }),
  };
  return z.strictObject({ ...filterShape, ...shape }).transform((given): ListQuery => {
    // The shape is built at run time with these keys.
    const { limit, cursor, count, sort, q, facets: wanted, ...rest } = given as CommonKeys;
    const used = Object.entries(rest).filter(([, values]) => values !== undefined);
    // The remaining keys are the filters, and each of them is a list.
    const values = Object.fromEntries(used) as Record<string, unknown[]>;
    return { limit, cursor, count, sort, q, facets: wanted, filters: values };
  });
}
type CommonKeys = Omit<ListQuery, 'filters'> & Record<string, unknown>;

function facetsSchema(names: string[]) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(names)).max(10))
    .optional()
    .describe(`Any of ${names.join(', ')}, separated by commas`);
}
