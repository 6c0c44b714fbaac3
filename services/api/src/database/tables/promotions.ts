import type { Currency } from '@pazar/contracts/money';
import type { PromotionStatus, PromotionRule } from '@pazar/contracts/promotion';
import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
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
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
