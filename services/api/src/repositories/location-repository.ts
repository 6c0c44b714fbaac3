import type { LocationSummary } from '@pazar/contracts/location';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { locations } from '../database/tables/locations.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';

export interface LocationRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<LocationSummary>>;
}

export function createLocationRepository(database: Database): LocationRepository {
  return {
    list: (agentId, request) => {
      const own = eq(locations.agentId, agentId);
      return readSlice(request, {
        keys: recentFirst(locations),
        read: async ({ where, orderBy, limit }) => {
          const query = database.select().from(locations).where(and(own, where));
          const rows = await query.orderBy(...orderBy).limit(limit);
          return rows.map((row) => ({ item: summaryOf(row), position: recentPosition(row) }));
        },
        count: () => countRows(database, locations, own),
      });
    },
  };
}

function summaryOf(row: InferSelectModel<typeof locations>): LocationSummary {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    name: row.name,
    address: {
      line1: row.addressLine1,
      settlement: row.settlement,
      municipalityCode: row.municipalityCode,
      postalCode: row.postalCode,
      country: row.country,
    },
    lat: row.lat,
    lng: row.lng,
    publicPrecision: row.publicPrecision,
    isPrimary: row.isPrimary,
    status: row.status,
    updatedAt: row.updatedAt.toISOString(),
  };
}
