import * as z from '@pazar/contracts/schema';

type Schema = z.ZodMiniType;

/** A field that agents enter, declared once for all that has it. */
export interface Field<Entered extends Schema = Schema, Patched extends Schema = Schema> {
  /** In a new record. */
  readonly entered: Entered;
  /** In a merge patch (RFC 7396), where null empties the field. */
  readonly patched: Patched;
  /** Whether a patch replaces all of it: of an object of another kind nothing stays. */
  readonly isWhole?: true;
}
export type Fields = Readonly<Record<string, Field>>;

/** A field that a record always has. */
export const required = <One extends Schema>(schema: One) => ({ entered: schema, patched: schema });

/** A field that is null where a new record leaves it out. */
export const optional = <One extends Schema>(schema: One) => ({
  // Its schema accepts null.
  entered: z._default(schema, null as never),
  patched: schema,
});

/** A field with a value of its kind where a new record leaves it out; a patch cannot empty it. */
export const filled = <One extends Schema>(
  schema: One,
  empty: Parameters<typeof z._default<One>>[1],
) => ({ entered: z._default(schema, empty), patched: schema });

/** A field with a value of its kind where a new record leaves it out, or a patch empties it. */
export const withDefault = <One extends Schema>(
  schema: One,
  empty: Parameters<typeof z._default<One>>[1],
) => ({ entered: z._default(schema, empty), patched: z.nullable(schema) });

/** A field that a patch replaces whole. */
export const wholly = <One extends Field>(field: One) => ({ ...field, isWhole: true as const });

/** One of those with a value of its kind where it is left out or emptied. */
export const whole = <One extends Schema>(
  schema: One,
  empty: Parameters<typeof z._default<One>>[1],
) => wholly(withDefault(schema, empty));

/** A field that is patched by another schema than it is entered with. */
export const patchedAs = <One extends Schema, Patched extends Schema>(
  { entered }: { readonly entered: One },
  patched: Patched,
) => ({ entered, patched });

/** A field that the answer of one record has too. */
export const answeredAs = <One extends Field, Answered extends Schema>(
  field: One,
  answered: Answered,
) => ({ ...field, answered });

type Member = 'entered' | 'patched' | 'answered';
type With<All extends Fields, Of extends Member> = {
  [Name in keyof All]: All[Name] extends Readonly<Record<Of, Schema>> ? Name : never;
}[keyof All];
type ShapeOf<All extends Fields, Of extends Member> = {
  [Name in With<All, Of>]: All[Name] extends Readonly<Record<Of, infer One>> ? One : never;
};

/** The schemas of a body or an answer, of the fields that it has. */
export function shapeOf<All extends Fields, Of extends Member>(
  fields: All,
  member: Of,
): ShapeOf<All, Of> {
  const members = Object.entries(fields).flatMap(([name, field]) => {
    const schema: unknown = Reflect.get(field, member);
    return schema === undefined ? [] : [[name, schema] as const];
  });
  // One schema for each field that has it.
  return Object.fromEntries(members) as unknown as ShapeOf<All, Of>;
}
