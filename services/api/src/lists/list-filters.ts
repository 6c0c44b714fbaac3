import { and, gte, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { ListContext, ListFilter } from './list-definition.ts';

/** Most values of one filter: what `ids` allows. */
export const maxFilterValues = 100;

/** A filter of its own making; each value gives a condition, and rows that fit any remain. */
export function anyOf<Value>(
  schema: z.core.$ZodType<Value>,
  where: (value: Value, context: ListContext) => SQL | undefined,
): ListFilter<Value> {
  return {
    schema,
    where: (values, context) => or(...values.map((value) => where(value, context))),
  };
}

/** Rows whose column has one of the values. */
export function oneOf<Value>(schema: z.core.$ZodType<Value>, column: PgColumn): ListFilter<Value> {
  return { schema, where: (values) => inArray(column, values) };
}

/** Rows whose column is at least the value; the strictest of several counts. */
export function atLeast<Value>(
  schema: z.core.$ZodType<Value>,
  column: PgColumn,
): ListFilter<Value> {
  return { schema, where: (values) => and(...values.map((value) => gte(column, value))) };
}

/** Rows whose column is at most the value; the strictest of several counts. */
export function atMost<Value>(schema: z.core.$ZodType<Value>, column: PgColumn): ListFilter<Value> {
  return { schema, where: (values) => and(...values.map((value) => lte(column, value))) };
}

/** Instants of a query; a day alone is the midnight with which it starts, in UTC. */
export const instantValue = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((text) => new Date(text));

/** `true` or `false`. */
export const booleanValue = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** An integer written in digits. */
export const integerValue = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
