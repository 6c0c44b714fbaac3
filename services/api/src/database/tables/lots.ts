import type { LotOrigin, LotStatus, QualityClass } from '@pazar/contracts/produce';
import type { AreaUnit, LossReason } from '@pazar/contracts/produce-detail';
import type { Certification } from '@pazar/contracts/product-traits';
import type { Unit } from '@pazar/contracts/quantity';
import { bigint, date, integer, jsonb, sql, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';
import { locations } from './locations.ts';

export const lots = apiSchema.table('lots', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  lotNumber: text('lot_number').notNull(),
  cropNameMk: text('crop_name_mk'),
  cropNameEn: text('crop_name_en'),
  cropId: text('crop_id'),
  variety: text('variety'),
  origin: text('origin').$type<LotOrigin>().notNull(),
  supplierName: text('supplier_name'),
  receivedOn: date('received_on', { mode: 'string' }),
  locationId: uuid('location_id').references(() => locations.id),
  area: bigint('area', { mode: 'bigint' }),
  areaUnit: text('area_unit').$type<AreaUnit>(),
  plantedOn: date('planted_on', { mode: 'string' }),
  expectedFrom: date('expected_from', { mode: 'string' }),
  expectedTo: date('expected_to', { mode: 'string' }),
  unit: text('unit').$type<Unit>().notNull(),
  expectedQuantity: bigint('expected_quantity', { mode: 'bigint' }),
  qualityClass: text('quality_class').$type<QualityClass>(),
  bestBefore: date('best_before', { mode: 'string' }),
  certifications: jsonb('certifications').$type<Certification[]>().notNull().default([]),
  notes: text('notes'),
  seasonYear: integer('season_year').notNull(),
  status: text('status').$type<LotStatus>().notNull(),
  lossReason: text('loss_reason').$type<LossReason>(),
  lossNote: text('loss_note'),
  /** When the lot was closed or lost. */
  closedAt: instantColumn('closed_at'),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  // The ledger's triggers maintain these; the service only reads them.
  harvested: thousandthsColumn('harvested'),
  sold: thousandthsColumn('sold'),
  wasted: thousandthsColumn('wasted'),
  ownUse: thousandthsColumn('own_use'),
  adjusted: thousandthsColumn('adjusted'),
  remaining: bigint('remaining', { mode: 'bigint' })
    .notNull()
    .generatedAlwaysAs(sql`harvested + adjusted - sold - wasted - own_use`),
  /** Orders lots by what is left, roughly: see 0020_stock_steps.sql. */
  stockStep: integer('stock_step')
    .notNull()
    .generatedAlwaysAs(sql``),
  ledgerVersion: integer('ledger_version').notNull().default(0),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => agents.id),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => agents.id),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

function thousandthsColumn(name: string) {
  return bigint(name, { mode: 'bigint' }).notNull().default(0n);
}
