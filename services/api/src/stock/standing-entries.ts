import { sql } from '../database/drizzle.ts';
import { movements } from '../database/tables/movements.ts';

/** Entries of `movements` that neither take back another one nor were taken back. */
export const isStanding = sql`${movements.reversesId} is null and not exists (
  select from ${movements} as reversal where reversal.reverses_id = "movements"."id")`;
