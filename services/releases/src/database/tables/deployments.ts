// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import { boolean, doublePrecision, pgSchema, text } from '../drizzle.ts';

export const deployments = pgSchema('releases').table('deployments', {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  traffic: doublePrecision('traffic').notNull(),
  isDefault: boolean('is_default').notNull(),
});
