import { sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';

/** Entries of `movements` that are no reversals and were not reversed. */
export const isStanding = sql`${movements.reversesId} is null and not exists (
  select from ${movements} as reversal where reversal.reverses_id = "movements"."id")`;
