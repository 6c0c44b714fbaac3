import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Pager } from '../lists/paging/pager.ts';

/** The dependencies of every route. */
export interface Dependencies {
  database: Database;
  clock: Clock;
  pager: Pager;
}
