// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { boolean, integer, pgSchema, sql, text, timestamp } from '../drizzle.ts';

export const crops = pgSchema('api').table('crops', {
  id: text('id').notNull(),
  version: integer('version').notNull().default(sql``),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  defaultUnit: text('default_unit').$type<'KG' | 'L' | 'PIECE' | 'BUNCH'>().notNull(),
  usualMonths: integer('usual_months').array().notNull(),
  daysToMaturity: integer('days_to_maturity'),
  active: boolean('active').notNull().default(sql``),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
