import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { sql, type SQL } from '../../database/drizzle.ts';
import type { ArchiveFile } from '../../records/archive-file.ts';

export type ExportRow = Record<string, unknown>;

/** Rows of one statement: some milliseconds, in which an embedded database answers nobody else. */
const rowsAtOnce = 100;
/** Records whose rows are looked for by one statement. */
const ownersAtOnce = 20;

const found = z.object({ rows: z.array(z.object({ row: z.record(z.string(), z.unknown()) })) });
const ids = z.object({ rows: z.array(z.object({ id: z.string() })) });

/**
 * The agent's rows of a table, in parts. Each part is one statement without a transaction, so that other requests
 * get the database in between; a row that changes meanwhile is read as it is then.
 */
export async function* readExportTable(
  database: Database,
  table: ArchiveFile,
  agentId: string,
): AsyncGenerator<ExportRow[]> {
  for await (const owners of ownersOf(database, table, agentId)) {
    let part: ExportRow[] = [];
    do {
      part = await readPart(database, table, { owners, last: part.at(-1) });
      yield part;
    } while (part.length === rowsAtOnce);
  }
}

/** The ids that own rows: the agent's, or those of its records. */
async function* ownersOf(
  database: Database,
  { owners }: ArchiveFile,
  agentId: string,
): AsyncGenerator<string[]> {
  if (owners === undefined) {
    yield [agentId];
    return;
  }
  let part: string[] = [];
  do {
    const last = part.at(-1);
    const answer = await database.execute(sql`select id from api.${sql.identifier(owners)}
      where agent_id = ${agentId} ${last === undefined ? sql`` : sql`and id > ${last}`}
      order by id limit ${ownersAtOnce}`);
    part = ids.parse(answer).rows.map(({ id }) => id);
    if (part.length > 0) yield part;
  } while (part.length === ownersAtOnce);
}

interface Part {
  owners: readonly string[];
  last: ExportRow | undefined;
}

async function readPart(
  database: Database,
  { table, owner, key, column }: ArchiveFile,
  { owners, last }: Part,
): Promise<ExportRow[]> {
  const columnsOf = (names: readonly string[]): SQL =>
    sql.join(
      names.map((name) => sql`t.${sql.identifier(name)}`),
      sql`, `,
    );
  const keys = columnsOf(key);
  // The database reads the key from the row that it wrote: each column has its type.
  const after = sql`and (${keys}) > (select ${keys}
    from jsonb_populate_record(null::api.${sql.identifier(table)}, ${JSON.stringify(last)}::jsonb) t)`;
  const answer = await database.execute(sql`
    select ${column === undefined ? sql`to_jsonb(t)` : columnsOf([column])} as row
    from api.${sql.identifier(table)} t
    where t.${sql.identifier(owner)} in (${sql.join(
      owners.map((id) => sql`${id}`),
      sql`, `,
    )}) ${last === undefined ? sql`` : after}
    order by ${keys} limit ${rowsAtOnce}`);
  return found.parse(answer).rows.map(({ row }) => row);
}
