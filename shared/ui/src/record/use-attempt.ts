import { isLost } from './attempt-key.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { runAttempt } from './attempt.ts';

export interface AttemptOptions<Content, Answer> {
  /** What is done, and to what: `['product-stock', id]`. Components with one name share its keys. */
  readonly name: readonly string[];
  readonly send: (content: Content, idempotencyKey: string) => Promise<Answer>;
  /** What of the content tells it from another one. Default all of it. */
  readonly contentOf?: (content: Content) => unknown;
  readonly onSuccess?: (answer: Answer, content: Content) => unknown;
  /**
   * Looks what is there now: after an answer, which has changed it, and after a failure, which says
   * that it is not as it was seen, or leaves open whether it was changed.
   *
   * @param answer undefined after a failure
   */
  readonly look?: (answer: Answer | undefined) => unknown;
}

export interface AttemptHandle<Content, Answer> {
  /** Does it, unless it is being done. `onSuccess` is called while the component is there. */
  readonly run: (content: Content, onSuccess?: (answer: Answer) => void) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether nobody knows if it was done. Running it again with the same content does it once. */
  readonly isLost: boolean;
  readonly reset: () => void;
}

/** A mutation that is sent with an idempotency key, and that a second press does not repeat. */
export function useAttempt<Content, Answer>(
  options: AttemptOptions<Content, Answer>,
): AttemptHandle<Content, Answer> {
  const { name, send, contentOf = (content) => content, onSuccess, look } = options;
  const queries = useQueryClient();
  const mutationKey = ['attempt', ...name];
  // Also of another component with this name: one that was left while it was sending.
  const isPending = useIsMutating({ mutationKey, exact: true }) > 0;
  const { mutate, error, reset } = useMutation<Answer, Error, Content>({
    mutationKey,
    mutationFn: (content) =>
      runAttempt(queries, { name, content: contentOf(content), send: (key) => send(content, key) }),
    onSuccess: async (answer, content) => {
      await onSuccess?.(answer, content);
      await look?.(answer);
    },
    // What failed is said at once: looking may take as long as the network is away.
    onError: () => void look?.(undefined),
  });

  return {
    run(content, done) {
      // Asked of the cache, since two presses can come before the component renders again.
      if (queries.isMutating({ mutationKey, exact: true }) > 0) return;
      mutate(content, done === undefined ? {} : { onSuccess: done });
    },
    isPending,
    error,
    isLost: error !== null && isLost(error),
    reset,
  };
}
