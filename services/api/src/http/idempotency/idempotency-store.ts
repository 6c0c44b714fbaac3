import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { and, eq, gt, type InferSelectModel, lte, ne, sql } from '../../database/drizzle.ts';
import { idempotentAnswers } from '../../database/tables/idempotent-answers.ts';

/** The API's promise: an answer is kept for a day. */
const keptMs = 24 * 60 * 60 * 1000;
const keptSince = (now: Date) => new Date(now.getTime() - keptMs);

export type KeptAnswer = InferSelectModel<typeof idempotentAnswers>;
export type RequestKey = Pick<KeptAnswer, 'agentId' | 'route' | 'key'>;

const lockedSchema = z.object({ rows: z.tuple([z.object({ locked: z.boolean() })]) });

/**
 * Locks a key until the transaction ends, however it ends, so a process that dies releases it.
 * Returns false when another transaction has it.
 */
export async function takeKey(
  transaction: Database,
  { agentId, route, key }: RequestKey,
): Promise<boolean> {
  const name = `${agentId} ${route} ${key}`;
  const answer = await transaction.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`,
  );
  return lockedSchema.parse(answer).rows[0].locked;
}

/** The answer stored for a key within the last day. */
export async function findAnswer(
  database: Database,
  { agentId, route, key }: RequestKey,
  now: Date,
): Promise<KeptAnswer | undefined> {
  const [kept] = await database
    .select()
    .from(idempotentAnswers)
    .where(
      and(
        eq(idempotentAnswers.agentId, agentId),
        eq(idempotentAnswers.route, route),
        eq(idempotentAnswers.key, key),
        gt(idempotentAnswers.createdAt, keptSince(now)),
      ),
    );
  return kept;
}

export async function keepAnswer(database: Database, answer: KeptAnswer): Promise<void> {
  const { agentId, route, key, createdAt } = idempotentAnswers;
  const isOld = lte(createdAt, keptSince(answer.createdAt));
  const old = database.$with('old').as(
    database
      .delete(idempotentAnswers)
      .where(and(eq(agentId, answer.agentId), isOld, ne(key, answer.key)))
      .returning({ key }),
  );
  // An old answer of this very key gives way; a statement changes no row twice.
  await database
    .with(old)
    .insert(idempotentAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: [agentId, route, key], set: answer, setWhere: isOld });
}
