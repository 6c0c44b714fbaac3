import type { LotOrigin, LotStatus, QualityClass } from '@pazar/contracts/produce';
import type { Unit } from '@pazar/contracts/quantity';
import { bigint, date, integer, text, uuid } from 'drizzle-orm/pg-core';
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
  variety: text('variety'),
  origin: text('origin').$type<LotOrigin>().notNull(),
  supplierName: text('supplier_name'),
  receivedOn: date('received_on', { mode: 'string' }),
  locationId: uuid('location_id').references(() => locations.id),
  plantedOn: date('planted_on', { mode: 'string' }),
  unit: text('unit').$type<Unit>().notNull(),
  expectedQuantity: bigint('expected_quantity', { mode: 'bigint' }),
  qualityClass: text('quality_class').$type<QualityClass>(),
  bestBefore: date('best_before', { mode: 'string' }),
  seasonYear: integer('season_year').notNull(),
  status: text('status').$type<LotStatus>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
