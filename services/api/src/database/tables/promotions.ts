import type { Currency } from '@pazar/contracts/money';
import type { Unit } from '@pazar/contracts/quantity';
import type { PromotionStatus, WeeklyWindow } from '@pazar/contracts/promotion';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import type { PromotionTarget, PromotionTrigger } from '@pazar/contracts/promotion-input';
import { bigint, integer, jsonb, sql, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const promotions = apiSchema.table('promotions', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  nameMk: text('name_mk'),
  nameEn: text('name_en'),
  rule: jsonb('rule').$type<PromotionRule>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  code: text('code'),
  startsAt: instantColumn('starts_at'),
  endsAt: instantColumn('ends_at'),
  status: text('status').$type<PromotionStatus>().notNull(),
  note: text('note'),
  trigger: text('trigger').$type<PromotionTrigger>().notNull().default('AUTOMATIC'),
  targetType: text('target_type').$type<PromotionTarget['type']>().notNull().default('ALL'),
  minQuantity: bigint('min_quantity', { mode: 'bigint' }),
  minAmountMinor: integer('min_amount_minor'),
  usageLimit: integer('usage_limit'),
  /** Thousandths of `stockUnit`. */
  stockLimit: bigint('stock_limit', { mode: 'bigint' }),
  stockUnit: text('stock_unit').$type<Unit>(),
  /** The totals of the sales that name it. */
  uses: integer('uses').notNull().default(0),
  soldQuantity: bigint('sold_quantity', { mode: 'bigint' })
    .notNull()
    .default(sql`0`),
  /** When a limit was reached: it ends then. */
  exhaustedAt: instantColumn('exhausted_at'),
  weekly: jsonb('weekly').$type<WeeklyWindow>(),
  priority: integer('priority').notNull().default(0),
  publishedAt: instantColumn('published_at'),
  stoppedAt: instantColumn('stopped_at'),
  /** The promotion that was stopped to be replaced by this copy. */
  replacesId: uuid('replaces_id'),
  createdBy: uuid('created_by').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
