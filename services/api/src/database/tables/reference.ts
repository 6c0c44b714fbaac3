import type { Unit } from '@pazar/contracts/quantity';
import type { UnitDetail } from '@pazar/contracts/reference';
import { bigint, boolean, date, integer, text, uuid } from '../drizzle.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const municipalities = apiSchema.table('municipalities', {
  code: text('code').primaryKey(),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
});

export const categories = apiSchema.table('categories', {
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(1),
  parentId: text('parent_id'),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  defaultVatRate: integer('default_vat_rate').notNull(),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(true),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const crops = apiSchema.table('crops', {
  id: text('id').primaryKey(),
  version: integer('version').notNull().default(1),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  defaultUnit: text('default_unit').$type<Unit>().notNull(),
  usualMonths: integer('usual_months').array().notNull(),
  daysToMaturity: integer('days_to_maturity'),
  active: boolean('active').notNull().default(true),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const units = apiSchema.table('units', {
  code: text('code').primaryKey(),
  version: integer('version').notNull().default(1),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  shortMk: text('short_mk').notNull(),
  shortEn: text('short_en').notNull(),
  dimension: text('dimension').$type<UnitDetail['dimension']>().notNull(),
  factorMillionths: bigint('factor_millionths', { mode: 'number' }),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const vatRates = apiSchema.table('vat_rates', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  rate: integer('rate').notNull(),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const fxRates = apiSchema.table('fx_rates', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  denarsPerEuroE4: integer('denars_per_euro_e4').notNull(),
  validFrom: date('valid_from').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
