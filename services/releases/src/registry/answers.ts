import { createHash } from 'node:crypto';
import { and, eq, lt } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { answers } from '../database/tables/answers.ts';
import { KeyReused } from './refusals.ts';

/** How long an answer is kept for retries. */
const keptMs = 48 * 60 * 60 * 1000;

/** A caller's Idempotency-Key, and the fingerprint of its request. */
export interface AnswerKey {
  actor: string;
  key: string;
  requestHash: string;
}

/** The parts that two requests with one key must share. */
export function requestHash(route: string, body: unknown): string {
  return createHash('sha256')
    .update(`${route}\n${JSON.stringify(body)}`)
    .digest('hex');
}

/** The answer that a request with this key got before, or undefined. Throws `KeyReused`. */
export async function findAnswer(queries: Queries, wanted: AnswerKey): Promise<unknown> {
  const [row] = await queries
    .select()
    .from(answers)
    .where(and(eq(answers.actor, wanted.actor), eq(answers.key, wanted.key)));
  if (!row) return undefined;
  if (row.requestHash !== wanted.requestHash) throw new KeyReused();
  return JSON.parse(row.body);
}

/** Stores an answer, in the transaction of its effect, and deletes old ones. */
export async function keepAnswer(
  queries: Queries,
  answerKey: AnswerKey,
  answer: { body: unknown; at: Date },
): Promise<void> {
  const { body, at } = answer;
  await queries.delete(answers).where(lt(answers.at, new Date(at.getTime() - keptMs)));
  await queries
    .insert(answers)
    .values({ ...answerKey, status: 200, body: JSON.stringify(body), at });
}
