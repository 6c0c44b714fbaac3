import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { remoteMetricsSchema } from './release-metrics.ts';
import { historySchema, releaseChangeSchema, remoteStateListSchema } from './release-state.ts';

/** The objects of a schema that refuse members which they do not know, by their paths. */
function strictObjects(schema: z.core.$ZodType, path = 'answer'): string[] {
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    return strictObjects(schema._zod.def.innerType, path);
  }
  if (schema instanceof z.core.$ZodArray)
    return strictObjects(schema._zod.def.element, `${path}[]`);
  if (!(schema instanceof z.core.$ZodObject)) return [];
  const { shape, catchall } = schema._zod.def;
  const inside = Object.entries(shape).flatMap(([name, member]) =>
    strictObjects(member, `${path}.${name}`),
  );
  return catchall === undefined ? inside : [path, ...inside];
}

describe('The answers of the registry', () => {
  it.each(
    Object.entries({
      historySchema,
      releaseChangeSchema,
      remoteMetricsSchema,
      remoteStateListSchema,
    }),
  )('are read by %s with members that it does not know', (_, schema) => {
    expect(strictObjects(schema)).toEqual([]);
  });

  it('differ from a request, which is strict', () => {
    const request = z.strictObject({ steps: z.array(z.nullable(z.strictObject({}))) });
    expect(strictObjects(request)).toEqual(['answer', 'answer.steps[]']);
  });
});
