import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import type { Wanted } from '../records/unit.ts';

const takenSchema = z.object({
  lots: z.array(z.string()),
  products: z.array(z.string()),
  promotions: z.array(z.string()),
  /** Until when the ledger of prices is complete, in ms since 1970; null: it was not asked for. */
  mark: z.number().nullable(),
  /** The database's clock after the last lock, in ms since 1970. */
  instant: z.number(),
});
/** The rows that are locked, and when. */
export type Taken = z.infer<typeof takenSchema>;

const answerSchema = z.object({ rows: z.tuple([z.object({ taken: takenSchema })]) });

/** Locks rows of one agent in the one order, in one statement. */
export async function takeLocks(
  transaction: Database,
  agentId: string,
  { agent, lots, drawing, products, prices, promotions }: Wanted,
): Promise<Taken> {
  const answer = await transaction.execute(sql`select api.take_locks(${agentId},
    ${agent ?? false}, ${idArray(lots)}, ${idArray(drawing)}, ${idArray(products)},
    ${prices ?? false}, ${idArray(promotions)}) as taken`);
  return answerSchema.parse(answer).rows[0].taken;
}

/** As a text: both drivers would have to be told the type of an array. */
function idArray(ids: readonly string[] = []) {
  return sql`cast(${`{${ids.join(',')}}`} as uuid[])`;
}
