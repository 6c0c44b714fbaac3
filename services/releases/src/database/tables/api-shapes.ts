// Written by `pnpm --filter @pazar/releases describe-tables` from the migrated database.
import type { ApiShapes } from '@pazar/contracts/releases/requirements';
import { integer, jsonb, pgSchema, timestamp } from '../drizzle.ts';

export const apiShapes = pgSchema('releases').table('api_shapes', {
  id: integer('id').notNull(),
  shapes: jsonb('shapes').$type<ApiShapes>().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
