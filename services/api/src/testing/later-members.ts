import { z } from 'zod';

/** As much of JSON Schema as the document of this service uses for answers. */
interface AnswerSchema {
  properties?: Record<string, AnswerSchema> | undefined;
  additionalProperties?: AnswerSchema | undefined;
  items?: AnswerSchema | undefined;
  anyOf?: AnswerSchema[] | undefined;
  oneOf?: AnswerSchema[] | undefined;
  allOf?: AnswerSchema[] | undefined;
}
const schemaOf: z.ZodType<AnswerSchema> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), schemaOf).optional(),
    additionalProperties: schemaOf.optional(),
    items: schemaOf.optional(),
    anyOf: z.array(schemaOf).optional(),
    oneOf: z.array(schemaOf).optional(),
    allOf: z.array(schemaOf).optional(),
  }),
);

/**
 * An answer of a possible later API: with one more member in each object that has named members. A
 * map, by the names of columns for example, gets none.
 *
 * @param described the JSON Schema of the answer
 */
export function withLaterMembers(answer: unknown, described: unknown): unknown {
  return grow(answer, [schemaOf.parse(described)]);
}

function grow(value: unknown, schemas: readonly AnswerSchema[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const branches = schemas.flatMap(branchesOf);
  if (Array.isArray(value)) {
    const items = branches.flatMap((schema) => schema.items ?? []);
    return value.map((item) => grow(item, items));
  }
  const members = Object.entries(value).map(([name, member]) => {
    const inside = branches.flatMap(
      (schema) => schema.properties?.[name] ?? schema.additionalProperties ?? [],
    );
    return [name, grow(member, inside)];
  });
  const isMap = !branches.some(({ properties }) => properties !== undefined);
  return { ...Object.fromEntries(members), ...(!isMap && { later: ['a', { member: 1 }] }) };
}

/** The schemas that a value may match: those of a union one by one. */
function branchesOf(schema: AnswerSchema): AnswerSchema[] {
  const { anyOf = [], oneOf = [], allOf = [] } = schema;
  return [schema, ...[...anyOf, ...oneOf, ...allOf].flatMap(branchesOf)];
}
