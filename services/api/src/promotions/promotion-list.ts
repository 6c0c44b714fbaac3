import {
  effectivePromotionStatusSchema,
  promotionPageSchema,
  type PromotionSummary,
} from '@pazar/contracts/promotion';
import { promotionRuleTypeSchema } from '@pazar/contracts/promotion-bulk';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { z } from 'zod';
import { sql } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { anyOf, atLeast, atMost, endValue, instantValue, oneOf } from '../lists/list-filters.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { holdsAt, isForCategory, isForProduct } from './promotion-target-filters.ts';
import { effectiveStatus } from '../prices/promotion-status.ts';
import { readLowering } from './lowering-promotions.ts';
import { promotionSummary } from './promotion-views.ts';

/** Later than any date of a promotion: those without an end come last. */
const never = sql`timestamptz '9999-12-31T00:00:00Z'`;

/** The list of promotions for agents and management. */
export const promotionList: OwnList<PromotionSummary> = {
  name: 'promotions',
  path: 'promotions',
  description: 'Changed last first; filtered and counted by what each promotion is now.',
  page: promotionPageSchema,
  owner: promotions.agentId,
  table: promotions,
  id: promotions.id,
  filters: {
    status: anyOf(
      effectivePromotionStatusSchema,
      (status, context) => sql`${effectiveStatus(context.now)} = ${status}`,
    ),
    type: anyOf(promotionRuleTypeSchema, (type) => sql`${promotions.rule} ->> 'type' = ${type}`),
    trigger: oneOf(promotionTriggerSchema, promotions.trigger),
    productId: anyOf(z.uuid(), isForProduct),
    categoryId: anyOf(z.string().max(40), isForCategory),
    locationId: anyOf(z.uuid(), holdsAt),
    startsFrom: atLeast(instantValue, promotions.startsAt),
    startsTo: atMost(instantValue, promotions.startsAt),
    endsFrom: atLeast(endValue.from, promotions.endsAt),
    endsTo: atMost(endValue.to, promotions.endsAt),
    updatedFrom: atLeast(instantValue, promotions.updatedAt),
    updatedTo: atMost(instantValue, promotions.updatedAt),
    ids: oneOf(z.uuid(), promotions.id),
  },
  sorts: {
    name: ({ locale }) => (locale === 'mk' ? promotions.nameSortMk : promotions.nameSortEn),
    status: (context) => ({ sql: effectiveStatus(context.now), type: 'text' }),
    startsAt: () => ({
      sql: sql`coalesce(${promotions.startsAt}, ${never})`,
      type: 'timestamptz',
    }),
    endsAt: () => ({ sql: sql`coalesce(${promotions.endsAt}, ${never})`, type: 'timestamptz' }),
    updatedAt: () => promotions.updatedAt,
  },
  defaultSort: '-updatedAt',
  search: promotions.searchFold,
  facets: {
    status: ({ now }) => effectiveStatus(now),
    type: () => sql`${promotions.rule} ->> 'type'`,
    trigger: () => sql`${promotions.trigger}`,
  },
  rows: readPromotions,
};

/** Reads rows of a list of promotions with their status at `now`. */
async function readPromotions(
  { database, now }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<PromotionSummary>[]> {
  const rows = await database
    .select({ promotion: promotions, effective: effectiveStatus(now), sortValues })
    .from(promotions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const active = rows.filter(({ effective }) => effective === 'ACTIVE');
  const agents = Map.groupBy(active, ({ promotion }) => promotion.agentId);
  const lowering = new Set<string>();
  for (const [agentId, own] of agents) {
    const ids = own.map(({ promotion }) => promotion.id);
    for (const id of await readLowering(database, { agentId, now, ids })) lowering.add(id);
  }
  return rows.map((row) => ({
    item: promotionSummary(row, { now, lowersNow: lowering.has(row.promotion.id) }),
    sortValues: row.sortValues,
  }));
}
