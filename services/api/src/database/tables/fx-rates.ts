// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { date, integer, pgSchema, sql, timestamp, uuid } from '../drizzle.ts';

export const fxRates = pgSchema('api').table('fx_rates', {
  id: uuid('id').notNull(),
  version: integer('version').notNull().default(sql``),
  denarsPerEuroE4: integer('denars_per_euro_e4').notNull(),
  validFrom: date('valid_from', { mode: 'string' }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
