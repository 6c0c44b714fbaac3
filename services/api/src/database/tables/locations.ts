// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import type { ServiceArea } from '@pazar/contracts/location-input';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import type { OpeningException } from '@pazar/contracts/opening-exceptions';
import type { PickupHours, WeeklyHours } from '@pazar/contracts/opening-hours';
import { boolean, integer, jsonb, numeric, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const locations = pgSchema('api').table('locations', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  agentId: uuid('agent_id').notNull(),
  type: text('type').$type<'FARM' | 'FIELD' | 'GREENHOUSE' | 'ORCHARD' | 'VINEYARD' | 'STORE' | 'MARKET_STALL' | 'PICKUP_POINT' | 'WAREHOUSE'>().notNull(),
  name: text('name').notNull(),
  addressLine1: text('address_line1'),
  municipalityCode: text('municipality_code').notNull(),
  postalCode: text('postal_code'),
  country: text('country').notNull(),
  lat: numeric('lat', { precision: 9, scale: 6, mode: 'number' }),
  lng: numeric('lng', { precision: 9, scale: 6, mode: 'number' }),
  publicPrecision: text('public_precision').$type<'EXACT' | 'APPROX' | 'HIDDEN'>().notNull(),
  isPrimary: boolean('is_primary').notNull(),
  status: text('status').$type<'ACTIVE' | 'ARCHIVED'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  geocodeSource: text('geocode_source').$type<'PLACE' | 'PIN' | 'MANUAL' | 'ADDRESS'>(),
  placeId: text('place_id'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  openingHours: jsonb('opening_hours').$type<WeeklyHours>(),
  byAppointment: boolean('by_appointment').notNull().default(sql``),
  exceptions: jsonb('exceptions').$type<OpeningException[]>().notNull().default(sql``),
  serviceArea: jsonb('service_area').$type<ServiceArea>().notNull().default(sql``),
  pickupHours: jsonb('pickup_hours').$type<PickupHours>().notNull().default(sql``),
  seasonFrom: text('season_from'),
  seasonTo: text('season_to'),
  /** Warnings for the agent, computed when the location was last written. */
  warnings: jsonb('warnings').$type<LocationWarning[]>().notNull().default(sql``),
  createdBy: uuid('created_by').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  settlementSortMk: text('settlement_sort_mk').notNull(),
  settlementSortEn: text('settlement_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  settlementMk: text('settlement_mk'),
  settlementEn: text('settlement_en'),
  notesMk: text('notes_mk'),
  notesEn: text('notes_en'),
  settlement: text('settlement').notNull().generatedAlwaysAs(sql``),
  notes: text('notes').generatedAlwaysAs(sql``),
});
