import type { z } from 'zod';
import { safeParse } from 'zod/v4/core';
import { fieldFaults } from '../problems/field-faults.ts';
import { Refusal } from '../problems/refusal.ts';

/** The values parsed by a schema; `validation` with a pointer for each invalid one. */
export function parsed<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): z.core.output<Schema> {
  const result = safeParse(schema, values, { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal('validation', { errors: fieldFaults(result.error.issues) });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** RFC 7396: objects are merged, `null` removes a member, everything else replaces. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged = new Map(Object.entries(isRecord(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else if (value !== undefined) merged.set(name, mergePatch(merged.get(name), value));
  }
  return Object.fromEntries(merged);
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
