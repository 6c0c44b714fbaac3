import type { LotSummary } from '@pazar/contracts/produce';
import type { LotFilter } from '@pazar/contracts/produce-bulk';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { listWhere } from '../lists/list-where.ts';
import { lotList, ownLots } from './lot-list.ts';
import { lotSummary } from './lot-summary.ts';

/** Reads the rows of a list of lots, as of a day in the market. */
export async function readLotRows(
  database: Database,
  { where, orderBy, limit, sortValues }: ListRead,
  today: string,
): Promise<ListRow<LotSummary>[]> {
  const rows = await database
    .select({ lot: lots, locationName: locations.name, sortValues })
    .from(lots)
    .leftJoin(locations, eq(locations.id, lots.locationId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map((row) => ({ item: lotSummary(row, today), sortValues: row.sortValues }));
}

/** The own lots that a filter finds, at most `limit`. */
export async function findLotIds(
  database: Database,
  { agentId, filter }: { agentId: string; filter: LotFilter },
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const list = lotList(marketDay(now));
  const query = listQuerySchema(list).parse(asQuery(filter));
  const rows = await database
    .select({ id: lots.id })
    .from(lots)
    // No filter of this list depends on the language.
    .where(and(ownLots(agentId), listWhere(list, { query, context: { locale: 'en', now } })))
    .orderBy(lots.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** A filter as the query string of the list says it. */
function asQuery(filter: LotFilter): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}
