import type { LocationStatus, LocationType, PublicPrecision } from '@pazar/contracts/location';
import { boolean, integer, numeric, text, uuid } from 'drizzle-orm/pg-core';
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
  settlement: text('settlement').notNull(),
  municipalityCode: text('municipality_code').notNull(),
  postalCode: text('postal_code'),
  country: text('country').notNull(),
  lat: numeric('lat', { precision: 9, scale: 6, mode: 'number' }),
  lng: numeric('lng', { precision: 9, scale: 6, mode: 'number' }),
  publicPrecision: text('public_precision').$type<PublicPrecision>().notNull(),
  isPrimary: boolean('is_primary').notNull(),
  status: text('status').$type<LocationStatus>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
