// Written by `pnpm --filter @pazar/api describe-tables` from the migrated database.
import { pgSchema, text } from '../drizzle.ts';

export const municipalities = pgSchema('api').table('municipalities', {
  code: text('code').notNull(),
  nameMk: text('name_mk').notNull(),
  nameEn: text('name_en').notNull(),
});
