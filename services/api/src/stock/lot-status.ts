import type { LotStatus } from '@pazar/contracts/produce';
import { addDays } from '../clock/calendar-days.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';

interface Planted {
  status: LotStatus;
  plantedOn: string | null;
}

/**
 * A planned lot grows from the day on which it is planted, without anybody writing so: the stored
 * status is read together with the day. `today` is the market's, `2026-11-21`.
 */
export function lotStatusOn(today: string, { status, plantedOn }: Planted): LotStatus {
  return status === 'PLANNED' && plantedOn !== null && plantedOn <= today ? 'GROWING' : status;
}

/** The same as a condition on `lots`: whether today's status is one of these. */
export function lotHasStatus(today: string, statuses: readonly LotStatus[]): SQL<boolean> {
  return sql`${lotStatusToday(today)} in ${[...statuses]}`;
}

/** The same as an expression on `lots`. */
export function lotStatusToday(today: string): SQL<LotStatus> {
  return sql<LotStatus>`case
    when ${lots.status} = 'PLANNED' and ${lots.plantedOn} <= ${today}::date then 'GROWING'
    else ${lots.status} end`;
}

/** The first and the last day of an expected harvest; when only one is known, it is both. */
export const firstHarvestDay = sql`coalesce(${lots.expectedFrom}, ${lots.expectedTo})`;
export const lastHarvestDay = sql`coalesce(${lots.expectedTo}, ${lots.expectedFrom})`;

/** Whether the last expected day of a harvest has passed. */
export function harvestIsOverdue(today: string): SQL {
  return sql`${lastHarvestDay} < ${today}::date`;
}

/**
 * Whether a harvest that has not begun should have, or should within some days.
 *
 * @param days how far ahead to look, in days
 */
export function harvestIsExpected(today: string, days: number): SQL {
  return sql`(${lotHasStatus(today, ['PLANNED', 'GROWING'])}
    and ${firstHarvestDay} <= ${addDays(today, days)}::date)`;
}
