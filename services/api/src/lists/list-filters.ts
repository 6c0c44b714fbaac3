import { z } from 'zod';
import { marketMidnight } from '../clock/market-day.ts';
import { and, gte, inArray, lte, or, type PgColumn, type SQL } from '../database/drizzle.ts';
import type { ListContext, ListFilter } from './list-definition.ts';

/** Most values of one filter: the limit of `ids`. */
export const maxFilterValues = 100;

/** A custom filter; each value gives a condition, and rows that match any remain. */
export function anyOf<Value>(
  schema: z.core.$ZodType<Value>,
  where: (value: Value, context: ListContext) => SQL | undefined,
): ListFilter<Value> {
  return {
    schema,
    where: (values, context) => or(...values.map((value) => where(value, context))),
  };
}

export function oneOf<Value>(schema: z.core.$ZodType<Value>, column: PgColumn): ListFilter<Value> {
  return { schema, where: (values) => inArray(column, values) };
}

/** Rows whose column is at least the value; the strictest of several counts. */
export function atLeast<Value>(
  schema: z.core.$ZodType<Value>,
  column: PgColumn,
): ListFilter<Value> {
  const first = (value: Value) => (value instanceof Period ? value.first : value);
  return { schema, where: (values) => and(...values.map((value) => gte(column, first(value)))) };
}

/** Rows whose column is at most the value; the strictest of several counts. */
export function atMost<Value>(schema: z.core.$ZodType<Value>, column: PgColumn): ListFilter<Value> {
  const last = (value: Value) => (value instanceof Period ? value.last : value);
  return { schema, where: (values) => and(...values.map((value) => lte(column, last(value)))) };
}

/** The range of an instant in a query: itself, or all of a day. */
class Period {
  readonly first: Date;
  readonly last: Date;
  constructor(first: Date, last = first) {
    this.first = first;
    this.last = last;
  }
}

/** Instants of a query, for `atLeast` and `atMost`; a day alone is all of it, in the market. */
export const instantValue = z.union([
  z.iso.datetime({ offset: true }).transform((text) => new Period(new Date(text))),
  z.iso.date().transform(marketDayPeriod),
]);

/** Instants of a query for what ends: its last instant is the one before, so midnight is of the day before. */
export const endValue = {
  from: instantValue.transform(({ first }) => new Date(first.getTime() + 1)),
  to: instantValue.transform(({ last }) => new Date(last.getTime() + 1)),
};

function marketDayPeriod(day: string): Period {
  const nextDay = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return new Period(marketMidnight(day), new Date(marketMidnight(nextDay).getTime() - 1));
}

/** `true` or `false`. */
export const booleanValue = z.stringbool({ truthy: ['true'], falsy: ['false'] });

/** An integer in digits that fits an `integer` column. */
export const integerValue = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number)
  .pipe(z.int32());
