import { type AttemptKey, createAttemptKey } from '@pazar/ui/record/attempt-key';
import type { QueryClient } from '@tanstack/react-query';

/** One thing to do, which must not be done twice. */
export interface Attempt<Answer> {
  /** What is done, and to what: `['product-stock', id]`. */
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
  const keys = keysOf(queries, name);
  try {
    const answer = await send(keys.keyFor(content));
    keys.settle();
    return answer;
  } catch (error) {
    keys.settle(error);
    throw error;
  }
}

/** The query cache is what the shell clears when another agent signs in. */
function keysOf(queries: QueryClient, name: readonly string[]): AttemptKey {
  const queryKey = ['attempt', ...name];
  const kept = queries.getQueryCache().build<AttemptKey>(queries, {
    queryKey,
    initialData: createAttemptKey,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const { data = createAttemptKey() } = kept.state;
  return data;
}
