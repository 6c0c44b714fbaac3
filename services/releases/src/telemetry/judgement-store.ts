import { eq, isNull, lte } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { rollouts } from '../database/tables/rollouts.ts';
import { judgements } from '../database/tables/judgements.ts';

/** The last judgement of one rollout. */
export type JudgementRow = typeof judgements.$inferSelect;

/** The last judgement of a rollout, or undefined before the first. */
export async function readJudgement(
  queries: Queries,
  rollout: string,
): Promise<JudgementRow | undefined> {
  const [row] = await queries.select().from(judgements).where(eq(judgements.rollout, rollout));
  return row;
}

/** Every rollout that has not ended, with its remote. */
export async function listOpenRollouts(queries: Queries) {
  return queries
    .select({ id: rollouts.id, remote: rollouts.remote })
    .from(rollouts)
    .where(isNull(rollouts.endedAt))
    .orderBy(rollouts.remote);
}

/**
 * Claims the next judgement of a rollout for this process; undefined when any process has judged
 * within the interval.
 */
export async function claimJudgement(
  queries: Queries,
  rollout: string,
  { now, intervalMs }: { now: Date; intervalMs: number },
): Promise<JudgementRow | undefined> {
  const due = new Date(now.getTime() - intervalMs);
  const [row] = await queries
    .insert(judgements)
    .values({ rollout, claimedAt: now })
    .onConflictDoUpdate({
      target: judgements.rollout,
      set: { claimedAt: now },
      setWhere: lte(judgements.claimedAt, due),
    })
    .returning();
  return row;
}

/** Stores the evidence and the decision, for the next judgement and for people. */
export async function keepJudgement(
  queries: Queries,
  rollout: string,
  made: Omit<JudgementRow, 'rollout' | 'claimedAt'>,
): Promise<void> {
  await queries.update(judgements).set(made).where(eq(judgements.rollout, rollout));
}
