import * as z from 'zod/mini';

/** The part of a JSON Schema that says which members and kinds of values there are; an empty one is any value. */
export interface Shape {
  type?: string | undefined;
  enum?: readonly unknown[] | undefined;
  anyOf?: readonly Shape[] | undefined;
  properties?: Readonly<Record<string, Shape>> | undefined;
  required?: readonly string[] | undefined;
  /** False of an object without other members. */
  additionalProperties?: false | Shape | undefined;
  items?: Shape | undefined;
}

/** A shape as a file or an answer has it. */
export const shapeSchema: z.ZodMiniType<Shape> = z.lazy(() =>
  z.strictObject({
    type: z.optional(z.string()),
    enum: z.optional(z.array(z.unknown())),
    anyOf: z.optional(z.array(shapeSchema)),
    properties: z.optional(z.record(z.string(), shapeSchema)),
    required: z.optional(z.array(z.string())),
    additionalProperties: z.optional(z.union([z.literal(false), shapeSchema])),
    items: z.optional(shapeSchema),
  }),
);

/** Contracts of bodies that callers send; all others are of answers. */
const sent = /(?:Input|Request)Schema$/;
/** Contracts of the query of an address, which is no JSON. */
const asked = /QuerySchema$/;

/** The contracts of a module that reads or writes JSON, by the name under which builds and the API know them. */
export function contractsIn(module: string, exported: unknown) {
  const entries: [string, unknown][] = Object.entries(exported ?? {});
  return entries.flatMap(([name, schema]) =>
    schema instanceof z.core.$ZodType && !asked.test(name)
      ? [{ name: `${module}#${name}`, schema, isSent: sent.test(name) }]
      : [],
  );
}

/**
 * The shape of what a schema takes (`input`) or gives (`output`). Limits of length, size and pattern are
 * left out: they change without a caller noticing.
 */
export function shapeOf(schema: z.core.$ZodType, io: 'input' | 'output'): Shape {
  return slim(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
}

function slim(schema: unknown): Shape {
  if (typeof schema !== 'object' || schema === null) return {};
  // What `toJSONSchema` gives, or a part of it.
  const { type, anyOf, oneOf, items, ...rest } = schema as z.core.JSONSchema.JSONSchema;
  const kinds = anyOf ?? oneOf;
  return {
    ...(typeof type === 'string' && { type }),
    ...valuesOf(rest),
    ...(kinds && { anyOf: kinds.map(slim) }),
    ...membersOf(rest),
    ...(items !== undefined && !Array.isArray(items) && { items: slim(items) }),
  };
}

function valuesOf(schema: z.core.JSONSchema.JSONSchema): Pick<Shape, 'enum'> {
  if ('const' in schema) return { enum: [schema.const] };
  return schema.enum ? { enum: schema.enum } : {};
}

function membersOf({
  properties,
  required,
  additionalProperties: others,
}: z.core.JSONSchema.JSONSchema): Pick<Shape, 'properties' | 'required' | 'additionalProperties'> {
  const members = Object.entries(properties ?? {}).map(
    ([name, member]) => [name, slim(member)] as const,
  );
  return {
    ...(properties && { properties: Object.fromEntries(members) }),
    ...(required && { required }),
    ...(others === false && { additionalProperties: false }),
    ...(typeof others === 'object' && { additionalProperties: slim(others) }),
  };
}
