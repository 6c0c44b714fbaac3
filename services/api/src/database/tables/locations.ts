import type { LocationStatus, LocationType, PublicPrecision } from '@pazar/contracts/location';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { ServiceArea } from '@pazar/contracts/location-input';
import type { LocationWarning } from '@pazar/contracts/location-warning';
import type { OpeningException } from '@pazar/contracts/opening-exceptions';
import type { PickupHours, WeeklyHours } from '@pazar/contracts/opening-hours';
import { boolean, integer, jsonb, numeric, sql, text, uuid } from '../drizzle.ts';
import { agents } from './agents.ts';
import { apiSchema } from './api-schema.ts';
import { instantColumn } from './instant-column.ts';

export const locations = apiSchema.table('locations', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  agentId: uuid('agent_id')
    .notNull()
    .references(() => agents.id),
  type: text('type').$type<LocationType>().notNull(),
  name: text('name').notNull(),
  addressLine1: text('address_line1'),
  settlementMk: text('settlement_mk'),
  settlementEn: text('settlement_en'),
  settlement: text('settlement')
    .notNull()
    .generatedAlwaysAs(sql`coalesce(settlement_mk, settlement_en)`),
  municipalityCode: text('municipality_code').notNull(),
  postalCode: text('postal_code'),
  country: text('country').notNull(),
  lat: numeric('lat', { precision: 9, scale: 6, mode: 'number' }),
  lng: numeric('lng', { precision: 9, scale: 6, mode: 'number' }),
  publicPrecision: text('public_precision').$type<PublicPrecision>().notNull(),
  isPrimary: boolean('is_primary').notNull(),
  status: text('status').$type<LocationStatus>().notNull(),
  geocodeSource: text('geocode_source').$type<LocationDetail['geocodeSource']>(),
  placeId: text('place_id'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  openingHours: jsonb('opening_hours').$type<WeeklyHours>(),
  byAppointment: boolean('by_appointment').notNull().default(false),
  exceptions: jsonb('exceptions').$type<OpeningException[]>().notNull().default([]),
  serviceArea: jsonb('service_area').$type<ServiceArea>().notNull().default({ type: 'NONE' }),
  pickupHours: jsonb('pickup_hours').$type<PickupHours>().notNull().default({ type: 'NONE' }),
  seasonFrom: text('season_from'),
  seasonTo: text('season_to'),
  notesMk: text('notes_mk'),
  notesEn: text('notes_en'),
  notes: text('notes').generatedAlwaysAs(sql`coalesce(notes_mk, notes_en)`),
  /** Warnings for the agent, computed when the location was last written. */
  warnings: jsonb('warnings').$type<LocationWarning[]>().notNull().default([]),
  createdBy: uuid('created_by').notNull(),
  updatedBy: uuid('updated_by').notNull(),
  nameSortMk: text('name_sort_mk').notNull(),
  nameSortEn: text('name_sort_en').notNull(),
  settlementSortMk: text('settlement_sort_mk').notNull(),
  settlementSortEn: text('settlement_sort_en').notNull(),
  searchFold: text('search_fold').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
