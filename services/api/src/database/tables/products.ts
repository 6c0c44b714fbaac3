import type { Currency } from '@pazar/contracts/money';
import type { ProductStatus, StockMode, StockState } from '@pazar/contracts/product';
import type { Unit } from '@pazar/contracts/quantity';
import { sql } from 'drizzle-orm';
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
  // The ledger's triggers keep these; the service only reads them.
  /** The own ledger: movements without a lot. */
  ledgerBalance: bigint('ledger_balance', { mode: 'bigint' }).notNull().default(0n),
  ledgerVersion: integer('ledger_version').notNull().default(0),
  /** Thousandths of the base unit; null for products made on demand. */
  stockAvailable: bigint('stock_available', { mode: 'bigint' }),
  stockState: text('stock_state')
    .$type<StockState>()
    .notNull()
    .generatedAlwaysAs(sql`'see migration 0030'`),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
