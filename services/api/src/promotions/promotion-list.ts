import { effectivePromotionStatusSchema, promotionStateSchema } from '@pazar/contracts/promotion';
import { promotionRowPageSchema, type PromotionRow } from '@pazar/contracts/promotion-row';
import { promotionRuleTypeSchema } from '@pazar/contracts/promotion-bulk';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import { z } from 'zod';
import { and, gte, inArray, isNull, or, sql, type SQL, unionAll } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';
import { anyOf, atLeast, atMost, endValue, instantValue, oneOf } from '../lists/list-filters.ts';
import type { ListContext } from '../lists/list-definition.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { holdsAt, isForCategory, isForProduct } from './promotion-target-filters.ts';
import { linkColumns, subcategoryIds } from '../pricing/promotion-links.ts';
import { effectiveStatus } from '../pricing/promotion-status.ts';
import { inForce, promotionsInForce } from '../pricing/running-promotions.ts';
import { loweringAmong } from '../pricing/lowering-promotions.ts';
import { noSubject, subjectColumns, subjectOf } from './promotion-subject.ts';
import { promotionSummary } from './promotion-views.ts';
import { replacement } from './replacements.ts';

/** Later than any date of a promotion: those without an end come last. */
const never = sql`timestamptz '9999-12-31T00:00:00Z'`;

/** The list of promotions for agents and management. */
export const promotionList: OwnList<PromotionRow> = {
  name: 'promotions',
  path: 'promotions',
  description: 'Changed last first; filtered and counted by what each promotion is now.',
  page: promotionRowPageSchema,
  owner: promotions.agentId,
  table: promotions,
  id: promotions.id,
  filters: {
    status: anyOf(
      effectivePromotionStatusSchema,
      (status, context) => sql`${effectiveStatus(context.now)} = ${status}`,
    ),
    state: anyOf(
      promotionStateSchema,
      (state, context) => sql`${currentState(context)} = ${state}`,
    ),
    type: anyOf(promotionRuleTypeSchema, (type) => sql`${promotions.rule} ->> 'type' = ${type}`),
    trigger: oneOf(promotionTriggerSchema, promotions.trigger),
    productId: anyOf(z.uuid(), isForProduct),
    categoryId: anyOf(z.string().max(40), isForCategory),
    locationId: anyOf(z.uuid(), holdsAt),
    startsFrom: atLeast(instantValue, promotions.startsAt),
    startsTo: atMost(instantValue, promotions.startsAt),
    // One without an end ends after every day.
    endsFrom: anyOf(endValue.from, (from) =>
      or(isNull(promotions.endsAt), gte(promotions.endsAt, from)),
    ),
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
    state: currentState,
    status: ({ now }) => effectiveStatus(now),
    type: () => sql`${promotions.rule} ->> 'type'`,
    trigger: () => sql`${promotions.trigger}`,
  },
  rows: readPromotions,
  fact: {
    of: 'state',
    read: async ({ database, agentId, now }) => {
      const offered = await promotionsInForce(database, agentId, now);
      return [...(await loweringAmong(database, { offered, asked: offered }))];
    },
  },
};

/** What a promotion is now, where active ones that lower a price now are apart from those that wait. */
function currentState({ now, chosen = [] }: ListContext): SQL {
  const isLowering = inArray(promotions.id, [...chosen]);
  return sql`case when ${effectiveStatus(now)} <> 'ACTIVE' then ${effectiveStatus(now)}
    when ${isLowering} then 'LOWERING' else 'WAITING' end`;
}

/**
 * Reads rows of a list of promotions with their status at `now`, and in the same statement all of the
 * agent's active ones: which of them lower a price is a matter between them.
 */
async function readPromotions(
  { database, now }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<PromotionRow>[]> {
  const effective = effectiveStatus(now);
  const columns = {
    promotion: promotions,
    effective,
    ...linkColumns,
    subcategoryIds,
    replacement,
  };
  const listed = database
    .select({ ...columns, sortValues, ...subjectColumns, isListed: sql<boolean>`true` })
    .from(promotions)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const owners = database.select({ id: promotions.agentId }).from(promotions).where(where);
  const active = database
    .select({
      ...columns,
      sortValues: sql<string[]>`array[]::text[]`,
      ...noSubject,
      isListed: sql<boolean>`false`,
    })
    .from(promotions)
    .where(and(inArray(promotions.agentId, owners), sql`${effective} = 'ACTIVE'`));
  const read = await unionAll(listed, active);
  const rows = read.filter(({ isListed }) => isListed);
  const offered = read.flatMap((row) => (row.isListed ? [] : inForce(row, now)));
  const ids = new Set(rows.map(({ promotion }) => promotion.id));
  const asked = offered.filter(({ id }) => ids.has(id));
  const lowering = await loweringAmong(database, { offered, asked });
  return rows.map((row) => ({
    item: {
      ...promotionSummary(row, { now, lowersNow: lowering.has(row.promotion.id) }),
      subject: subjectOf(row),
    },
    sortValues: row.sortValues,
  }));
}
