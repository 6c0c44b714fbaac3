import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PazarSystem } from '../system/pazar-system.ts';

interface Table {
  name: string;
}

/**
 * The tables of the API's database in which a row contains each of the texts. The API is stopped for as
 * long as they are searched.
 */
export async function tablesWith(
  { home, api }: PazarSystem,
  texts: readonly string[],
): Promise<Record<string, string[]>> {
  await api.stop();
  const database = await PGlite.create(join(home, 'api', 'db'));
  try {
    const { rows: tables } = await database.query<Table>(
      `select table_name as name from information_schema.tables
       where table_schema = 'api' and table_type = 'BASE TABLE'`,
    );
    const found: Record<string, string[]> = {};
    for (const text of texts) {
      const search = tables.map(
        ({ name }) =>
          `select '${name}' as name where exists
             (select from api."${name}" t where position($1 in t::text) > 0)`,
      );
      const { rows } = await database.query<Table>(search.join(' union all '), [text]);
      found[text] = rows.map(({ name }) => name);
    }
    return found;
  } finally {
    await database.close();
    await api.start();
  }
}
