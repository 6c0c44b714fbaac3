// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { WeeklyWindow } from '@pazar/contracts/promotion';
import type { PromotionRule } from '@pazar/contracts/promotion-rule';
import { bigint, integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const promotions = pgSchema('api').table('promotions', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  agentId: uuid('agent_id').notNull(),
  nameMk: text('name_mk'),
  nameEn: text('name_en'),
  rule: jsonb('rule').$type<PromotionRule>().notNull(),
  currency: text('currency').$type<'MKD' | 'EUR'>().notNull(),
  code: text('code'),
  startsAt: timestamp('starts_at', { withTimezone: true, precision: 3 }),
  endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }),
  status: text('status').$type<'DRAFT' | 'PUBLISHED' | 'PAUSED' | 'STOPPED' | 'ARCHIVED'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  note: text('note'),
  trigger: text('trigger').$type<'AUTOMATIC' | 'CODE'>().notNull().default(sql``),
  targetType: text('target_type').$type<'ALL' | 'CATEGORIES' | 'PRODUCTS' | 'PACKS'>().notNull().default(sql``),
  minQuantity: bigint('min_quantity', { mode: 'bigint' }),
  minAmountMinor: integer('min_amount_minor'),
  usageLimit: integer('usage_limit'),
  /** Thousandths of stock_unit. */
  stockLimit: bigint('stock_limit', { mode: 'bigint' }),
  stockUnit: text('stock_unit').$type<'KG' | 'L' | 'PIECE' | 'BUNCH'>(),
  /** The totals of the sales that name it. */
  uses: integer('uses').notNull().default(sql``),
  soldQuantity: bigint('sold_quantity', { mode: 'bigint' }).notNull().default(sql``),
  /** When a limit was reached: it ends then. */
  exhaustedAt: timestamp('exhausted_at', { withTimezone: true, precision: 3 }),
  weekly: jsonb('weekly').$type<WeeklyWindow>(),
  priority: integer('priority').notNull().default(sql``),
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
  stoppedAt: timestamp('stopped_at', { withTimezone: true, precision: 3 }),
  createdBy: uuid('created_by').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  /** The promotion that was stopped to be replaced by this copy. */
  replacesId: uuid('replaces_id'),
});
