// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { boolean, integer, pgSchema, sql, text, timestamp } from '../drizzle.ts';

export const categories = pgSchema('api').table('categories', {
  id: text('id').notNull(),
  version: integer('version').notNull().default(sql``),
  parentId: text('parent_id'),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
  defaultVatRate: integer('default_vat_rate').notNull(),
  position: integer('position').notNull(),
  active: boolean('active').notNull().default(sql``),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
});
