import type { FieldDescription, FieldDescriptions } from './field-description.ts';
import type { FieldTable, Writing } from './field-table.ts';

/** The facts about a form's fields, in one table. */
export interface Fields<Values, Words> {
  /** In the order of the page. */
  readonly names: readonly (keyof Values & string)[];
  /** For `useRecordForm`: the objects that are sent as a whole. */
  readonly wholes: readonly (keyof Values & string)[];
  /** The values of a new record. */
  readonly empty: () => Values;
  /** The values that the form holds of a record. */
  readonly pick: (row: Values) => Values;
  /**
   * For `useRecordForm`.
   *
   * @param label names a field, or a member of it: `('packs', 'size')`, `('address', 'line1')`
   * @param words the argument of the table's formatting functions
   */
  readonly describe: (
    label: (name: keyof Values & string, member?: string) => string,
    words: Words,
  ) => FieldDescriptions;
}

interface AnyField<Words> extends Writing<never, Words> {
  readonly empty?: unknown;
  readonly isWhole?: boolean;
  readonly members?: Readonly<Record<string, AnyField<Words>>>;
  readonly rows?: Readonly<Record<string, Writing<never, Words>>>;
}

/**
 * The fields of a form in one table: their names and order, the initial values of a new record, the
 * members taken from a record, the formatting of values, and the objects sent as a whole.
 *
 * @example
 *   defineFields<PlaceValues, Words>({
 *     name: { empty: '' },
 *     type: { empty: 'FARM', show: (type, { t }) => t(`place.type.${type}`) },
 *   });
 */
export function defineFields<Values extends object, Words>(
  table: FieldTable<Values, Words>,
): Fields<Values, Words> {
  // A table has exactly one entry for each of the names.
  const fields = Object.entries(table) as [keyof Values & string, AnyField<Words>][];
  const names = fields.map(([name]) => name);
  const valuesOf = (read: (name: keyof Values & string) => unknown) =>
    // One value for each of the names.
    Object.fromEntries(names.map((name) => [name, read(name)])) as Values;

  return {
    names,
    wholes: fields.filter(([, { isWhole = false }]) => isWhole).map(([name]) => name),
    empty: () => valuesOf((name) => structuredClone(table[name].empty)),
    pick: (row) => valuesOf((name) => row[name]),
    describe: (label, words) =>
      Object.fromEntries(
        fields.flatMap(([name, field]) => [
          [name, describe(field, label(name), words)] as const,
          ...membersOf(field).map(
            ([path, member, inner]) =>
              [`${name}.${path}`, describe(inner, label(name, member), words)] as const,
          ),
        ]),
      ),
  };
}

/** Paths of a field's members, their labels, and their formatting. */
function membersOf<Words>(
  field: AnyField<Words>,
): (readonly [path: string, member: string, writing: Writing<never, Words>])[] {
  const rows = Object.entries(field.rows ?? {});
  const members = Object.entries(field.members ?? {});
  return [
    ...rows.map(([name, row]) => [`*.${name}`, name, row] as const),
    ...members.flatMap(([name, inner]) => [
      [name, name, inner] as const,
      ...membersOf(inner).map(
        ([path, member, deeper]) => [`${name}.${path}`, `${name}.${member}`, deeper] as const,
      ),
    ]),
  ];
}

function describe<Words>(
  { show, showLimit, explain }: Writing<never, Words>,
  label: string,
  words: Words,
): FieldDescription {
  return {
    label,
    // The form holds values of the table's type at this place.
    show: show && ((value) => show(value as never, words)),
    showLimit: showLimit && ((limit) => showLimit(limit, words)),
    explain: explain && ((fault) => explain(fault, words)),
  };
}
