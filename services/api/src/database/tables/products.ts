// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { StockState, VatRate } from '@pazar/contracts/product';
import type { Certification } from '@pazar/contracts/product-traits';
import { bigint, date, integer, jsonb, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const products = pgSchema('api').table('products', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  agentId: uuid('agent_id').notNull(),
  sku: text('sku').notNull(),
  nameMk: text('name_mk'),
  nameEn: text('name_en'),
  categoryId: text('category_id'),
  baseUnit: text('base_unit').$type<'KG' | 'L' | 'PIECE' | 'BUNCH'>().notNull(),
  currency: text('currency').$type<'MKD' | 'EUR'>().notNull(),
  /** Percent; null while a draft waits for it. */
  vatRate: integer('vat_rate').$type<VatRate>(),
  stockMode: text('stock_mode').$type<'FROM_PRODUCE' | 'MANUAL' | 'ON_DEMAND'>().notNull(),
  lowStockThreshold: bigint('low_stock_threshold', { mode: 'bigint' }),
  /** Months 1 to 12 in which the product is offered; empty means all year. */
  seasonMonths: integer('season_months').array().notNull(),
  availableFrom: date('available_from', { mode: 'string' }),
  availableTo: date('available_to', { mode: 'string' }),
  status: text('status').$type<'DRAFT' | 'ACTIVE' | 'ARCHIVED'>().notNull(),
  moderation: text('moderation').$type<'NONE' | 'BLOCKED'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  descriptionMk: text('description_mk'),
  descriptionEn: text('description_en'),
  tags: text('tags').array().notNull().default(sql``),
  minOrder: bigint('min_order', { mode: 'bigint' }),
  step: bigint('step', { mode: 'bigint' }),
  certifications: jsonb('certifications').$type<Certification[]>().notNull().default(sql``),
  allergens: text('allergens').array().$type<('GLUTEN' | 'CRUSTACEANS' | 'EGGS' | 'FISH' | 'PEANUTS' | 'SOYBEANS' | 'MILK' | 'NUTS' | 'CELERY' | 'MUSTARD' | 'SESAME' | 'SULPHITES' | 'LUPIN' | 'MOLLUSCS')[]>().notNull().default(sql``),
  shelfLifeDays: integer('shelf_life_days'),
  storageNote: text('storage_note'),
  moderationReason: text('moderation_reason'),
  moderationBy: uuid('moderation_by'),
  moderationAt: timestamp('moderation_at', { withTimezone: true, precision: 3 }),
  /** The first time; null while it never was. */
  publishedAt: timestamp('published_at', { withTimezone: true, precision: 3 }),
  createdBy: uuid('created_by').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  /** Of the active packs; maintained by a trigger. */
  lowestPriceMinor: integer('lowest_price_minor'),
  /** The own ledger: movements without a lot. */
  ledgerBalance: bigint('ledger_balance', { mode: 'bigint' }).notNull().default(sql``),
  ledgerVersion: integer('ledger_version').notNull().default(sql``),
  /** Thousandths of the base unit; null for products made on demand. */
  stockAvailable: bigint('stock_available', { mode: 'bigint' }),
  stockState: text('stock_state').$type<StockState>().notNull().generatedAlwaysAs(sql``),
  /** Orders products by stock, roughly: see 0020_stock_steps.sql. */
  stockStep: integer('stock_step').notNull().generatedAlwaysAs(sql``),
  /** When the agent said that what management blocked is put right. */
  fixedAt: timestamp('fixed_at', { withTimezone: true, precision: 3 }),
});
