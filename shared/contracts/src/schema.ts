import * as mini from 'zod/mini';

/**
 * The functions of `zod/mini` that contracts are written with. The host provides this module to all
 * sections, so that zod reaches a browser once (docs/decisions/0026). A contract that needs another
 * function adds it here; the host of the next release has it.
 */
export {
  _default,
  array,
  boolean,
  check,
  coerce,
  config,
  discriminatedUnion,
  endsWith,
  enum,
  extend,
  gt,
  int,
  iso,
  length,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  multipleOf,
  normalize,
  nullable,
  number,
  object,
  omit,
  optional,
  overwrite,
  parse,
  partial,
  partialRecord,
  pick,
  record,
  refine,
  regex,
  strictObject,
  string,
  toLowerCase,
  toUpperCase,
  trim,
  union,
  unknown,
  url,
  uuid,
} from 'zod/mini';

/**
 * Sections that were built before 2026-11-28 fail without it. It goes on 2027-03-01; use `emailSchema`.
 *
 * @public
 */
export const email = mini.email;

export type { core, infer, input, output, ZodMiniType } from 'zod/mini';
