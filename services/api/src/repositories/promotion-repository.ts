import type { EffectivePromotionStatus, PromotionSummary } from '@pazar/contracts/promotion';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { promotions } from '../database/tables/promotions.ts';
import { countRows } from '../paging/count-rows.ts';
import { readSlice } from '../paging/read-slice.ts';
import { recentFirst, recentPosition } from '../paging/recent-first.ts';
import type { Slice, SliceRequest } from '../paging/slice.ts';
import { effectiveStatus } from './promotion-status.ts';

export interface PromotionRepository {
  list: (agentId: string, request: SliceRequest) => Promise<Slice<PromotionSummary>>;
}

interface PromotionRow {
  promotion: InferSelectModel<typeof promotions>;
  effective: EffectivePromotionStatus;
}

export function createPromotionRepository(database: Database, clock: Clock): PromotionRepository {
  return {
    list: (agentId, request) => {
      const own = eq(promotions.agentId, agentId);
      return readSlice(request, {
        keys: recentFirst(promotions),
        read: async ({ where, orderBy, limit }) => {
          const rows = await database
            .select({ promotion: promotions, effective: effectiveStatus(clock()) })
            .from(promotions)
            .where(and(own, where))
            .orderBy(...orderBy)
            .limit(limit);
          return rows.map((row) => ({
            item: summaryOf(row),
            position: recentPosition(row.promotion),
          }));
        },
        count: () => countRows(database, promotions, own),
      });
    },
  };
}

function summaryOf({ promotion, effective }: PromotionRow): PromotionSummary {
  return {
    id: promotion.id,
    version: promotion.version,
    name: { mk: promotion.nameMk, en: promotion.nameEn },
    rule: promotion.rule,
    currency: promotion.currency,
    code: promotion.code,
    startsAt: promotion.startsAt?.toISOString() ?? null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
    status: promotion.status,
    effectiveStatus: effective,
    updatedAt: promotion.updatedAt.toISOString(),
  };
}
