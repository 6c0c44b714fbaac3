import { and, eq } from '../database/drizzle.ts';
import { listContext } from './list-context.ts';
import { listQuerySchema } from './list-query.ts';
import { listWhere } from './list-where.ts';
import type { ListReading, OwnList } from './own-list.ts';

interface Found {
  agentId: string;
  /** By the names of the list's filters, as a bulk action has them. */
  filter: object;
  limit: number;
}

/** The ids of an agent's rows that a filter of a list finds, at most `limit`, in their order. */
export async function findListIds(
  { database, now }: ListReading,
  list: OwnList,
  { agentId, filter, limit }: Found,
): Promise<string[]> {
  const query = listQuerySchema(list).parse(asQuery(filter));
  // No filter of an own list depends on the language.
  const context = await listContext(list, query, { database, now, agentId, locale: 'en' });
  const rows = await database
    .select({ id: list.id })
    .from(list.table)
    .where(and(eq(list.owner, agentId), listWhere(list, { query, context })))
    .orderBy(list.id)
    .limit(limit);
  return rows.map((row) => String(row.id));
}

/** A filter in the format of the list's query string. */
function asQuery(filter: object): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]: [string, unknown]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}
