import { z } from 'zod';
import type { MigrationClient } from '../database/migration-client.ts';

/** A column as the database describes it. */
export interface Column {
  name: string;
  /** As PostgreSQL spells it, with its precision: `timestamp(3) with time zone`. */
  type: string;
  notNull: boolean;
  /** Whether a row may be inserted without it. */
  hasDefault: boolean;
  /** Whether the database alone writes it: by an expression, or as an identity. */
  written: 'by rows' | 'by expression' | 'by identity';
  /** The texts that a check allows; null where there is no such check. */
  allowed: string[] | null;
  /** `comment on column`. */
  comment: string | null;
}

/** A table as the database describes it. */
export interface Table {
  name: string;
  /** `comment on table`. */
  comment: string | null;
  columns: Column[];
}

const columnRows = z.array(
  z.object({
    table: z.string(),
    tableComment: z.string().nullable(),
    name: z.string(),
    type: z.string(),
    notNull: z.boolean(),
    hasDefault: z.boolean(),
    written: z.enum(['by rows', 'by expression', 'by identity']),
    checks: z.array(z.string()),
    comment: z.string().nullable(),
  }),
);

const columnQuery = `
  select t.relname as "table", obj_description(t.oid, 'pg_class') as "tableComment", c.attname as name,
    format_type(c.atttypid, c.atttypmod) as type, c.attnotnull as "notNull", c.atthasdef as "hasDefault",
    case when c.attgenerated <> '' then 'by expression' when c.attidentity = 'a' then 'by identity'
      else 'by rows' end as written,
    col_description(t.oid, c.attnum) as comment,
    (select coalesce(json_agg(pg_get_constraintdef(k.oid) order by k.conname), '[]') from pg_constraint k
      where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[c.attnum]) as checks
  from pg_class t join pg_attribute c on c.attrelid = t.oid
  where t.relnamespace = $1::text::regnamespace and t.relkind in ('r', 'p') and t.relname <> 'migrations'
    and c.attnum > 0 and not c.attisdropped
  order by t.relname, c.attnum`;

/** Reads the tables of a migrated schema, except the list of its migrations. */
export async function readTables(client: MigrationClient, schema: string): Promise<Table[]> {
  const rows = columnRows.parse(await client.query(columnQuery, [schema]));
  const tables = new Map<string, Table>();
  for (const { table: name, tableComment, checks, ...column } of rows) {
    const table = tables.get(name) ?? { name, comment: tableComment, columns: [] };
    tables.set(name, table);
    table.columns.push({ ...column, allowed: allowedTexts(column.name, checks) });
  }
  return [...tables.values()];
}

/** `(state = ANY (ARRAY['A'::text, 'B'::text]))`, or of an array `(states <@ ARRAY['A'::text])`. */
function allowedTexts(column: string, checks: string[]): string[] | null {
  const start = new RegExp(
    String.raw`^CHECK \(\(\(?"?${column}"? (?:= ANY \(|<@ )ARRAY\[([^\]]+)\]\)*$`,
  );
  for (const check of checks) {
    const values = start.exec(check)?.[1]?.split(', ') ?? [];
    const texts = values.map((value) => /^'([^']*)'::text$/.exec(value)?.[1]);
    const known = texts.filter((text) => text !== undefined);
    if (known.length > 0 && known.length === texts.length) return known;
  }
  return null;
}
