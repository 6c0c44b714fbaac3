import type { LotSummary } from '@pazar/contracts/produce';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';
import { lotSummary } from './lot-summary.ts';

export interface LotRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<LotSummary>>;
}

export function createLotRepository(database: Database, clock: Clock): LotRepository {
  return {
    list: (agentId, request) => {
      const own = eq(lots.agentId, agentId);
      return readSlice(request, {
        keys: recentFirst(lots),
        read: async ({ where, orderBy, limit }) => {
          const rows = await database
            .select({ lot: lots, locationName: locations.name })
            .from(lots)
            .leftJoin(locations, eq(locations.id, lots.locationId))
            .where(and(own, where))
            .orderBy(...orderBy)
            .limit(limit);
          const today = marketDay(clock());
          return rows.map((row) => ({
            item: lotSummary(row, today),
            position: recentPosition(row.lot),
          }));
        },
        count: () => countRows(database, lots, own),
      });
    },
  };
}
