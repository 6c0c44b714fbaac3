import { sql, type SQL } from 'drizzle-orm';
import { lots } from '../database/tables/lots.ts';
import { movements } from '../database/tables/movements.ts';

/**
 * What the ledger of a lot adds up to, in thousandths. For selects that join `lots` with another
 * table: with one table alone, drizzle leaves the table's name out and `lots.id` would mean the
 * movement's.
 */
export const lotRemaining = sumOfMovements(sql`true`);

/** What was picked or received, net of corrections to it. */
export const lotHarvested = sumOfMovements(sql`${movements.type} in ('HARVEST', 'RECEIPT')`);

function sumOfMovements(condition: SQL): SQL<bigint> {
  return sql`(select coalesce(sum(${movements.quantity}), 0)::bigint from ${movements}
    where ${movements.lotId} = ${lots.id} and ${condition})`.mapWith(toBigint);
}

// A driver gives what fits as a number or a text; a bigint takes both.
function toBigint(value: string | number | bigint): bigint {
  return BigInt(value);
}
