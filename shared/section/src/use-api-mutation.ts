import { type HttpClient, useHttp } from '@pazar/shell/http';
import { runAttempt } from '@pazar/section/record/attempt';
import { isLost } from '@pazar/section/record/attempt-key';
import {
  type QueryClient,
  type QueryKey,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Call, contentOf, sendCall } from './call.ts';
import { invalidateLater, invalidateSection, writeAnswer } from './invalidate.ts';

/** Passed to `mutationFn`. The API accepts an idempotency key on `POST` only. */
export interface MutationContext {
  readonly http: HttpClient;
  readonly idempotencyKey: string;
}

/** Options with TanStack's names. */
interface CommonOptions<Answer, Variables> {
  /**
   * The action and its subject: `['catalog', 'movement', id]`. The first member is the section's
   * key. Components with one key share `isPending` and the idempotency key: give each form a
   * separate one.
   */
  readonly mutationKey: readonly [section: string, ...action: string[]];
  /**
   * Keeps one idempotency key for each content until its answer arrives, for a hook that changes
   * several subjects, such as one for undos. By default another content replaces the key.
   */
  readonly keyPerContent?: boolean;
  /** The key of the query whose data is the answer: it is written, not refetched. */
  readonly written?: (answer: Answer) => readonly string[];
  /**
   * The queries to refetch after an answer and after a failure: all of the section, which is the
   * default; all, but only when they are next shown; or those whose keys begin with this one.
   */
  readonly refetch?: 'section' | 'when-shown' | QueryKey;
  /** Called before the refetch, also when the component was unmounted. */
  readonly onSuccess?: (answer: Answer, variables: Variables) => unknown;
  /**
   * Leaves the page of a deleted record, which would request it in vain: after an answer nothing is
   * refetched until it is next shown.
   */
  readonly leave?: (queries: QueryClient, variables: Variables) => unknown;
}

/** Options of a mutation whose variables are the call to send. */
export interface CallMutationOptions<Answer> extends CommonOptions<Answer, Call<Answer>> {
  readonly mutationFn?: undefined;
}

/** Options of a mutation that sends its variables in another way. */
export interface ApiMutationOptions<Answer, Variables> extends CommonOptions<Answer, Variables> {
  readonly mutationFn: (variables: Variables, context: MutationContext) => Promise<Answer>;
}

/** A mutation and its state, with TanStack's names. */
export interface ApiMutation<Answer, Variables> {
  /** Sends, unless it is sending. `onSuccess` is called while the component is mounted. */
  readonly mutate: (
    variables: Variables,
    options?: { readonly onSuccess?: (answer: Answer) => unknown },
  ) => void;
  /** Sends, also beside another one, for a caller that shows the failure. Never another function. */
  readonly mutateAsync: (variables: Variables) => Promise<Answer>;
  /** Also while another component with the same key sends. */
  readonly isPending: boolean;
  readonly error: Error | null;
  /** Whether it may have been executed. The same content sent again is executed once. */
  readonly isOutcomeUnknown: boolean;
  readonly reset: () => void;
}

/**
 * Changes something on the server: sent once with an idempotency key, however often it is clicked,
 * and then the page refetches. Without a network it fails at once and is not sent later.
 */
export function useApiMutation<Answer = unknown>(
  options: CallMutationOptions<Answer>,
): ApiMutation<Answer, Call<Answer>>;
export function useApiMutation<Answer, Variables>(
  options: ApiMutationOptions<Answer, Variables>,
): ApiMutation<Answer, Variables>;
export function useApiMutation<Answer>(
  // As the overloads declare, the variables are a call where there is no `mutationFn`.
  options: CommonOptions<Answer, Call<Answer>> & {
    readonly mutationFn?: ApiMutationOptions<Answer, Call<Answer>>['mutationFn'] | undefined;
  },
): ApiMutation<Answer, Call<Answer>> {
  const { mutationKey, mutationFn, keyPerContent = false, written, onSuccess, leave } = options;
  const http = useHttp();
  const queries = useQueryClient();
  const isPending = useIsMutating({ mutationKey, exact: true }) > 0;
  const { mutate, mutateAsync, error, reset } = useMutation<Answer, Error, Call<Answer>>({
    mutationKey,
    // By default it would wait for the network and be executed when the agent no longer expects it.
    networkMode: 'always',
    mutationFn(variables) {
      const content = mutationFn === undefined ? contentOf(variables) : variables;
      return runAttempt(queries, {
        name: keyPerContent ? [...mutationKey, JSON.stringify(content)] : mutationKey,
        content,
        send: (idempotencyKey) =>
          mutationFn === undefined
            ? sendCall(http, variables, idempotencyKey)
            : mutationFn(variables, { http, idempotencyKey }),
      });
    },
    async onSuccess(answer, variables) {
      await onSuccess?.(answer, variables);
      if (written !== undefined) return writeAnswer(queries, written(answer), answer);
      await (leave === undefined ? refetch(queries, options) : invalidateLater(queries));
      await leave?.(queries, variables);
    },
    // Not awaited, so that the failure is shown at once: a refetch waits for the network.
    onError: () => void refetch(queries, options),
  });
  return {
    mutate(variables, done = {}) {
      // Read from the cache: two clicks can arrive before the component renders again.
      if (queries.isMutating({ mutationKey, exact: true }) > 0) return;
      mutate(variables, done);
    },
    mutateAsync,
    isPending,
    error,
    isOutcomeUnknown: error !== null && isLost(error),
    reset,
  };
}

/** After an answer, which has changed the data, and after a failure, which may come from old data. */
function refetch(
  queries: QueryClient,
  { mutationKey: [section], refetch: which = 'section' }: CommonOptions<never, never>,
): Promise<void> {
  if (which === 'section') return invalidateSection(queries, section);
  if (which === 'when-shown') return invalidateLater(queries);
  return queries.invalidateQueries({ queryKey: which });
}
