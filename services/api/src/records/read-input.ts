import type { z } from 'zod';
import { isRecord } from '../csv/read-record.ts';
import { Refusal } from '../problems/refusal.ts';
import { fieldFaults } from '../problems/field-faults.ts';
import { safeParse } from 'zod/v4/core';

/** The values as a schema takes them; 422 `validation` with a pointer for each that it does not. */
export function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): z.core.output<Schema> {
  const result = safeParse(schema, values, { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal('validation', { errors: fieldFaults(result.error.issues) });
}

/** A new record has no fields to clear. */
export function withoutNulls(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === null) return [];
      return [[name, isRecord(value) ? withoutNulls(value) : value]];
    }),
  );
}
