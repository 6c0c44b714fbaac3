import { useHttp } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { runAttempt } from './attempt.ts';
import { type Call, contentOf, sendCall } from './call.ts';
import { renew } from './renew.ts';
import { type AttemptHandle, useAttempt } from './use-attempt.ts';

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

/**
 * Sends a call from where no page is left to show its failure, such as "Undo" in a message: the
 * caller says what became of it.
 *
 * @returns what sends; it rejects with `ApiError`, and the section asks for what is there now
 */
export function useSend(): <Answer>(name: CallName, call: Call<Answer>) => Promise<Answer> {
  const http = useHttp();
  const queries = useQueryClient();
  return useCallback(
    async (name, call) => {
      try {
        return await runAttempt(queries, {
          name,
          content: contentOf(call),
          send: (key) => sendCall(http, call, key),
        });
      } finally {
        void renew(queries, name[0]);
      }
    },
    [http, queries],
  );
}
