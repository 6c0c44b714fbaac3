import type { Currency } from '@pazar/contracts/money';
import type { ProductStatus, StockMode } from '@pazar/contracts/product';
import type { Unit } from '@pazar/contracts/quantity';
import { bigint, date, integer, text, uuid } from 'drizzle-orm/pg-core';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const products = apiSchema.table('products', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  sku: text('sku').notNull(),
  nameMk: text('name_mk'),
  nameEn: text('name_en'),
  categoryId: text('category_id'),
  baseUnit: text('base_unit').$type<Unit>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  vatRate: integer('vat_rate').notNull(),
  stockMode: text('stock_mode').$type<StockMode>().notNull(),
  lowStockThreshold: bigint('low_stock_threshold', { mode: 'bigint' }),
  /** Months 1 to 12 in which the product is offered; empty means all year. */
  seasonMonths: integer('season_months').array().notNull(),
  availableFrom: date('available_from', { mode: 'string' }),
  availableTo: date('available_to', { mode: 'string' }),
  status: text('status').$type<ProductStatus>().notNull(),
  moderation: text('moderation', { enum: ['NONE', 'BLOCKED'] }).notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
