// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { bigint, integer, pgSchema, sql, text, timestamp } from '../drizzle.ts';

export const units = pgSchema('api').table('units', {
  code: text('code').notNull(),
  version: integer('version').notNull().default(sql``),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  shortMk: text('short_mk').notNull(),
  shortEn: text('short_en').notNull(),
  dimension: text('dimension').$type<'MASS' | 'VOLUME' | 'COUNT' | 'BUNCH' | 'CONTAINER'>().notNull(),
  factorMillionths: bigint('factor_millionths', { mode: 'number' }),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
