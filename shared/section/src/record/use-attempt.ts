import { isLost } from './attempt-key.ts';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { runAttempt } from './attempt.ts';

export interface AttemptOptions<Content, Answer> {
  /**
   * The action and its subject: `['product-stock', id]`. Components with one name share its keys.
   */
  readonly name: readonly string[];
  readonly send: (content: Content, idempotencyKey: string) => Promise<Answer>;
  /** The part of the content that identifies it. Default all of it. */
  readonly contentOf?: (content: Content) => unknown;
  readonly onSuccess?: (answer: Answer, content: Content) => unknown;
  /**
   * Refetches the current state: after an answer, which has changed it, and after a failure, which
   * means that it is outdated, or that the change may have been made.
   *
   * @param answer undefined after a failure
   */
  readonly look?: (answer: Answer | undefined) => unknown;
}

export interface AttemptHandle<Content, Answer> {
  /** Sends, unless it is sending. `onSuccess` is called while the component is mounted. */
  readonly mutate: (content: Content, options?: MutateOptions<Answer>) => void;
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether it may have been executed. The same content sent again is executed once. */
  readonly isOutcomeUnknown: boolean;
  readonly reset: () => void;
  /** `mutate`, under the name that sections built before 2026-11-28 call. */
  readonly run: (content: Content, onSuccess?: (answer: Answer) => void) => void;
  /** `isOutcomeUnknown`, under the name that they read. */
  readonly isLost: boolean;
}

interface MutateOptions<Answer> {
  readonly onSuccess?: (answer: Answer) => void;
}

/**
 * A mutation of the shell or the design system. It is sent with an idempotency key, and a second
 * click does not repeat it. Without a network it fails at once and is not sent later. Sections use
 * `useApiMutation` of `@pazar/section`.
 */
export function useAttempt<Content, Answer>(
  options: AttemptOptions<Content, Answer>,
): AttemptHandle<Content, Answer> {
  const { name, send, contentOf = (content) => content, onSuccess, look } = options;
  const queries = useQueryClient();
  const mutationKey = ['attempt', ...name];
  // Also of another component with this name that was unmounted while sending.
  const isPending = useIsMutating({ mutationKey, exact: true }) > 0;
  const mutation = useMutation<Answer, Error, Content>({
    mutationKey,
    // Without a network it fails at once. Kept until the network is back, it would be done when nobody expects it.
    networkMode: 'always',
    mutationFn: (content) =>
      runAttempt(queries, { name, content: contentOf(content), send: (key) => send(content, key) }),
    onSuccess: async (answer, content) => {
      await onSuccess?.(answer, content);
      await look?.(answer);
    },
    // Not awaited, so that the failure is shown at once: a refetch waits for the network.
    onError: () => void look?.(undefined),
  });

  const { error, reset } = mutation;
  const isOutcomeUnknown = error !== null && isLost(error);
  function mutate(content: Content, done: MutateOptions<Answer> = {}): void {
    // Read from the cache, since two clicks can arrive before the component renders again.
    if (queries.isMutating({ mutationKey, exact: true }) > 0) return;
    mutation.mutate(content, done);
  }
  return {
    mutate,
    isPending,
    error,
    isOutcomeUnknown,
    reset,
    run: (content, done) => mutate(content, done === undefined ? {} : { onSuccess: done }),
    isLost: isOutcomeUnknown,
  };
}
