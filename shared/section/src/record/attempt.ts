import { keptAttemptKey } from './kept-attempt-key.ts';
import type { QueryClient } from '@tanstack/react-query';

/** An action that must not run twice. */
export interface Attempt<Answer> {
  /** The action and its subject: `['catalog', 'reversal']`. */
  readonly name: readonly string[];
  /** The whole content: the same content keeps its key, another one gets a new key. */
  readonly content: unknown;
  readonly send: (idempotencyKey: string) => Promise<Answer>;
}

/**
 * Sends with an idempotency key that is kept until the server has answered: also after the page was
 * left and reopened, for as long as the same agent is signed in.
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
