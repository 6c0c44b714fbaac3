import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

const numberRow = z.object({ rows: z.array(z.object({ next: z.coerce.number() })) });

/**
 * The next free number of an agent's season, `2026-014`. Whoever asks for the same season waits
 * until the transaction of the one before ends, so that two lots never get one number.
 */
export async function nextLotNumber(
  transaction: Database,
  agentId: string,
  seasonYear: number,
): Promise<string> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`lot ${agentId} ${seasonYear}`}, 0))`,
  );
  const answer = await transaction.execute(sql`
    select coalesce(max(substring(lot_number from '^[0-9]{4}-([0-9]{1,8})$')::integer), 0) + 1 as next
    from api.lots
    where agent_id = ${agentId} and lot_number like ${`${seasonYear}-%`}`);
  const [row] = numberRow.parse(answer).rows;
  return `${seasonYear}-${String(row?.next ?? 1).padStart(3, '0')}`;
}
