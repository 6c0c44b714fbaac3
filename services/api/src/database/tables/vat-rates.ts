// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { date, integer, pgSchema, sql, text, timestamp, uuid } from '../drizzle.ts';

export const vatRates = pgSchema('api').table('vat_rates', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  rate: integer('rate').notNull(),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  validTo: date('valid_to', { mode: 'string' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
