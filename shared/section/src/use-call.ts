import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { runAttempt } from '@pazar/ui/record/attempt';
import { type Call, contentOf, sendCall } from './call.ts';
import { renew, renewLater } from './renew.ts';
import { type AttemptHandle, useAttempt } from '@pazar/ui/record/use-attempt';

/**
 * The action and its subject: `['catalog', 'movement', id]`. The first member is the section's key.
 */
export type CallName = readonly [section: string, ...what: string[]];

/**
 * Sends calls, one at a time and each once. After an answer, a rejection or a lost answer the
 * section refetches. Components with one name share its idempotency keys: give each form a separate
 * name.
 */
export function useCall<Answer>(name: CallName): AttemptHandle<Call<Answer>, Answer> {
  const http = useHttp();
  const queries = useQueryClient();
  return useAttempt<Call<Answer>, Answer>({
    name,
    send: (call, key) => sendCall(http, call, key),
    contentOf,
    look: () => renew(queries, name[0]),
  });
}

export type Send = <Answer>(name: CallName, call: Call<Answer>) => Promise<Answer>;

export interface SendOptions {
  /** The caller updates the page itself; queries are refetched when it is next opened. */
  readonly keepsPage?: boolean;
}

/**
 * Sends a call from code that has no page to show its failure, such as "Undo" in a message: the
 * caller reports the outcome.
 *
 * @returns sends the call; it rejects with `ApiError`, and the section refetches
 */
export function useSend({ keepsPage = false }: SendOptions = {}): Send {
  const http = useHttp();
  const queries = useQueryClient();
  return useCallback(
    (name, call) =>
      runAttempt(queries, {
        name,
        content: contentOf(call),
        send: (key) => sendCall(http, call, key),
      }).finally(() => void (keepsPage ? renewLater(queries) : renew(queries, name[0]))),
    [http, queries, keepsPage],
  );
}
