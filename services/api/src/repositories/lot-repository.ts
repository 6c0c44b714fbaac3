import type { LotSummary } from '@pazar/contracts/produce';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import type { ListRead, ListRow } from '../lists/list-answer.ts';
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
