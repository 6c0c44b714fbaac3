import { keptAttemptKey } from './kept-attempt-key.ts';
import type { QueryClient } from '@tanstack/react-query';

/** One thing to do, which must not be done twice. */
export interface Attempt<Answer> {
  /** What is done, and to what: `['catalog', 'reversal']`. */
  readonly name: readonly string[];
  /** All that is sent: the same content keeps its key, another one gets another. */
  readonly content: unknown;
  readonly send: (idempotencyKey: string) => Promise<Answer>;
}

/**
 * Sends with an idempotency key that is kept until the server has answered: also after the page was
 * left and opened again, for as long as the same agent is signed in.
 */
export async function runAttempt<Answer>(
  queries: QueryClient,
  { name, content, send }: Attempt<Answer>,
): Promise<Answer> {
  const keys = keptAttemptKey(queries, name);
  try {
    const answer = await send(keys.keyFor(content));
    keys.settle();
    return answer;
  } catch (error) {
    keys.settle(error);
    throw error;
  }
}
