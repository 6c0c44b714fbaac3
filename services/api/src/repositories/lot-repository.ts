import type { LotSummary } from '@pazar/contracts/produce';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/tables/locations.ts';
import { lots } from '../database/tables/lots.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';
import { quantityText } from './quantity-text.ts';

export interface LotRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<LotSummary>>;
}

interface LotRow {
  lot: InferSelectModel<typeof lots>;
  locationName: string | null;
}

export function createLotRepository(database: Database): LotRepository {
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
          return rows.map((row) => ({ item: summaryOf(row), position: recentPosition(row.lot) }));
        },
        count: () => countRows(database, lots, own),
      });
    },
  };
}

function summaryOf({ lot, locationName }: LotRow): LotSummary {
  return {
    id: lot.id,
    version: lot.version,
    lotNumber: lot.lotNumber,
    cropName: { mk: lot.cropNameMk, en: lot.cropNameEn },
    variety: lot.variety,
    origin: lot.origin,
    locationName,
    unit: lot.unit,
    expectedQuantity: lot.expectedQuantity === null ? null : quantityText(lot.expectedQuantity),
    harvested: quantityText(lot.harvested),
    remaining: quantityText(lot.remaining),
    qualityClass: lot.qualityClass,
    bestBefore: lot.bestBefore,
    seasonYear: lot.seasonYear,
    status: lot.status,
    updatedAt: lot.updatedAt.toISOString(),
  };
}
