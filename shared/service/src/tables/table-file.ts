import type { Column, Table } from './read-tables.ts';

/**
 * TypeScript types of columns of which the database knows less: by the module that exports the type, then by
 * `table.column`. A type that the language has is under `''`. `number` makes a number of a `bigint`.
 */
export type ColumnTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the files of a service have in common. */
export interface TableFiles {
  /** The schema in the database. */
  schema: string;
  /** The command that writes the files. */
  command: string;
  /** These are left out, as `table` or `table.column`, or `*.column` of any table. */
  unread: readonly string[];
  types: ColumnTypes;
}

/** The longest line of a comment. */
const width = 100;

const camelCase = (name: string) =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A function of Drizzle, and its settings. */
type Builder = readonly [name: string, settings?: string];

/** The function for each type of PostgreSQL. */
const builders = new Map<string, Builder>([
  ['bigint', ['bigint', "{ mode: 'bigint' }"]],
  ['boolean', ['boolean']],
  ['date', ['date', "{ mode: 'string' }"]],
  ['double precision', ['doublePrecision']],
  ['integer', ['integer']],
  ['jsonb', ['jsonb']],
  ['numeric(9,6)', ['numeric', "{ precision: 9, scale: 6, mode: 'number' }"]],
  ['text', ['text']],
  // A date of JavaScript has milliseconds: a finer column would break cursors.
  ['timestamp(3) with time zone', ['timestamp', '{ withTimezone: true, precision: 3 }']],
  ['timestamp with time zone', ['timestamp', '{ withTimezone: true }']],
  ['uuid', ['uuid']],
]);

const numberBuilder: Builder = ['bigint', "{ mode: 'number' }"];

function builderOf(type: string): Builder {
  const builder = builders.get(type);
  if (builder === undefined) throw new Error(`No type of TypeScript is known for ${type}.`);
  return builder;
}

/** Whether `tableFile` wrote a text. */
export function isDescribed(text: string): boolean {
  return /^\/\/ Written by `[^`]+` from the migrated database\.\n/.test(text);
}

/**
 * The file that declares a table for Drizzle: its columns, their types and comments. Keys, checks and indexes
 * are in the database alone.
 */
export function tableFile(table: Table, files: TableFiles): { name: string; text: string } {
  const imported = new Map<string, Set<string>>();
  const drizzle = new Set(['pgSchema']);
  const lines = table.columns
    .filter(({ name }) =>
      [`${table.name}.${name}`, `*.${name}`].every((one) => !files.unread.includes(one)),
    )
    .flatMap((column) => {
      const typed = typeOf(`${table.name}.${column.name}`, files.types);
      if (typed?.from) {
        const names = imported.get(typed.from) ?? new Set<string>();
        // `Order['state'][]` imports Order.
        imported.set(typed.from, names.add(/^\w+/.exec(typed.type)?.[0] ?? typed.type));
      }
      const { code, uses } = declaration(column, typed?.type);
      for (const use of uses) drizzle.add(use);
      return [...comment(column.comment, '  '), `  ${camelCase(column.name)}: ${code},`];
    });
  const imports = [...imported.keys()].toSorted().map((from) => {
    const names = [...(imported.get(from) ?? [])].toSorted();
    return `import type { ${names.join(', ')} } from '${from}';`;
  });
  const text = [
    `// Written by \`${files.command}\` from the migrated database.`,
    ...imports,
    `import { ${[...drizzle].toSorted().join(', ')} } from '../drizzle.ts';`,
    '',
    ...comment(table.comment, ''),
    `export const ${camelCase(table.name)} = pgSchema('${files.schema}').table('${table.name}', {`,
    ...lines,
    '});',
    '',
  ].join('\n');
  return { name: `${table.name.replaceAll('_', '-')}.ts`, text };
}

function typeOf(column: string, types: ColumnTypes): { from: string; type: string } | null {
  for (const [from, columns] of Object.entries(types)) {
    const type = columns[column];
    if (type !== undefined) return { from, type };
  }
  return null;
}

function declaration(column: Column, type: string | undefined): { code: string; uses: string[] } {
  const isList = column.type.endsWith('[]');
  const element = column.type.replace(/\[\]$/, '');
  const isNumber = element === 'bigint' && type === 'number';
  const [name, ...settings] = isNumber ? numberBuilder : builderOf(element);
  const written = isNumber ? undefined : (type ?? typeOfCheck(column.allowed, isList));
  const given = givenByDatabase(column);
  const code = [
    `${name}(${[`'${column.name}'`, ...settings].join(', ')})`,
    isList ? '.array()' : '',
    written === undefined ? '' : `.$type<${written}>()`,
    column.notNull ? '.notNull()' : '',
    given,
  ];
  return { code: code.join(''), uses: given.includes('sql') ? [name, 'sql'] : [name] };
}

function typeOfCheck(allowed: string[] | null, isList: boolean): string | undefined {
  const texts = allowed?.map((text) => `'${text}'`).join(' | ');
  return texts !== undefined && isList ? `(${texts})[]` : texts;
}

/** That a row may, or must, come without the column. The database has the expression. */
function givenByDatabase({ written, hasDefault }: Column): string {
  if (written === 'by expression') return '.generatedAlwaysAs(sql``)';
  if (written === 'by identity') return '.generatedAlwaysAsIdentity()';
  return hasDefault ? '.default(sql``)' : '';
}

function comment(text: string | null, indent: string): string[] {
  if (text === null) return [];
  const single = `${indent}/** ${text} */`;
  if (single.length <= width) return [single];
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (`${indent} * ${longer}`.length > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`];
}
