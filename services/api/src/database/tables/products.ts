import type { Currency } from '@pazar/contracts/money';
import type { Allergen, Certification } from '@pazar/contracts/product-traits';
import type { ProductStatus, StockMode, StockState, VatRate } from '@pazar/contracts/product';
import type { Unit } from '@pazar/contracts/quantity';
import { bigint, date, integer, jsonb, sql, text, uuid } from '../drizzle.ts';
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
  descriptionMk: text('description_mk'),
  descriptionEn: text('description_en'),
  categoryId: text('category_id'),
  tags: text('tags').array().notNull().default([]),
  baseUnit: text('base_unit').$type<Unit>().notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  /** Percent; null while a draft waits for it. */
  vatRate: integer('vat_rate').$type<VatRate>(),
  stockMode: text('stock_mode').$type<StockMode>().notNull(),
  lowStockThreshold: bigint('low_stock_threshold', { mode: 'bigint' }),
  minOrder: bigint('min_order', { mode: 'bigint' }),
  step: bigint('step', { mode: 'bigint' }),
  /** Months 1 to 12 in which the product is offered; empty means all year. */
  seasonMonths: integer('season_months').array().notNull(),
  availableFrom: date('available_from', { mode: 'string' }),
  availableTo: date('available_to', { mode: 'string' }),
  certifications: jsonb('certifications').$type<Certification[]>().notNull().default([]),
  allergens: text('allergens').array().$type<Allergen[]>().notNull().default([]),
  shelfLifeDays: integer('shelf_life_days'),
  storageNote: text('storage_note'),
  status: text('status').$type<ProductStatus>().notNull(),
  moderation: text('moderation', { enum: ['NONE', 'BLOCKED'] }).notNull(),
  moderationReason: text('moderation_reason'),
  moderationBy: uuid('moderation_by').references(() => agents.id),
  moderationAt: instantColumn('moderation_at'),
  /** When the agent said that what management blocked is put right. */
  fixedAt: instantColumn('fixed_at'),
  /** The first time; null while it never was. */
  publishedAt: instantColumn('published_at'),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  /** Of the active packs; maintained by a trigger. */
  lowestPriceMinor: integer('lowest_price_minor'),
  // The ledger's triggers maintain these; the service only reads them.
  /** The own ledger: movements without a lot. */
  ledgerBalance: bigint('ledger_balance', { mode: 'bigint' }).notNull().default(0n),
  ledgerVersion: integer('ledger_version').notNull().default(0),
  /** Thousandths of the base unit; null for products made on demand. */
  stockAvailable: bigint('stock_available', { mode: 'bigint' }),
  stockState: text('stock_state')
    .$type<StockState>()
    .notNull()
    // The expression is in 0009_products.sql; the declaration here only prevents writes to the
    // column.
    .generatedAlwaysAs(sql``),
  /** Orders products by stock, roughly: see 0020_stock_steps.sql. */
  stockStep: integer('stock_step')
    .notNull()
    .generatedAlwaysAs(sql``),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => agents.id),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => agents.id),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
