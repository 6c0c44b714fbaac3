import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { runAttempt } from '@pazar/ui/record/attempt';
import { type Call, contentOf, sendCall } from './call.ts';
import { renew, renewLater } from './renew.ts';
import { type AttemptHandle, useAttempt } from '@pazar/ui/record/use-attempt';

/** What is done, and to what: `['catalog', 'movement', id]`. The first member is the section's key. */
export type CallName = readonly [section: string, ...what: string[]];

/**
 * Sends calls, one at a time and each once. After an answer, a refusal or none the section asks for
 * what is there now. Components with one name share its keys: give each form one of its own.
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
  /** The caller shows on the page what has changed; it is asked again when it is opened next. */
  readonly keepsPage?: boolean;
}

/**
 * Sends a call from where no page is left to show its failure, such as "Undo" in a message: the
 * caller says what became of it.
 *
 * @returns what sends; it rejects with `ApiError`, and the section asks for what is there now
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
