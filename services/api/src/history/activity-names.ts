import { validate as isUuid } from 'uuid';
import type { LocalizedText } from '@pazar/contracts/locale';
import type { Database } from '../database/database.ts';
import { inArray, sql, type PgColumn } from '../database/drizzle.ts';
import { knownRecords } from '../records/known-records.ts';

/** The subject of an action. */
interface Touched {
  readonly entity: string;
  readonly entityId: string | null;
}

/**
 * Current names of records of every kind, by id; deleted ones are missing. A record with one name has it
 * for both languages.
 */
export async function readActivityNames(
  database: Database,
  touched: readonly Touched[],
): Promise<ReadonlyMap<string, LocalizedText>> {
  const idsOf = (kind: string) => [
    ...new Set(
      touched.flatMap(({ entity, entityId }) =>
        // An event that somebody changed in the database may name anything.
        entity === kind && entityId !== null && isUuid(entityId) ? [entityId] : [],
      ),
    ),
  ];
  const rows = await Promise.all(
    knownRecords().map(async ({ entity, table, names: { mk, en } }) => {
      const ids = idsOf(entity);
      if (ids.length === 0) return [];
      return database
        .select({ id: sql<string>`${table.id}`, mk: nameIn(mk), en: nameIn(en) })
        .from(table)
        .where(inArray(table.id, ids));
    }),
  );
  return new Map(rows.flat().map(({ id, mk, en }) => [id, { mk, en }]));
}

const nameIn = (column: PgColumn) => sql<string | null>`${column}`;
