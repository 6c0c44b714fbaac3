import { accountKey } from '@pazar/section/account';
import { useAttempt, type AttemptHandle } from '@pazar/ui/record/use-attempt';
import { useHttp, type HttpClient } from '@pazar/shell/http';
import { useQueryClient } from '@tanstack/react-query';

export interface SecurityChange<Content, Answer> {
  /** What is done, `passkey.add`. */
  name: string;
  /** `POST`s whose answers hold no secret send the key; the API keeps no answer of the others. */
  send: (http: HttpClient, content: Content, idempotencyKey: string) => Promise<Answer>;
  onDone?: (answer: Answer) => void;
}

/** A change of how the agent signs in; afterwards everything about the account is asked again. */
export function useSecurityChange<Content, Answer>({
  name,
  send,
  onDone,
}: SecurityChange<Content, Answer>): AttemptHandle<Content, Answer> {
  const http = useHttp();
  const queries = useQueryClient();
  return useAttempt<Content, Answer>({
    name: ['account', name],
    send: (content, idempotencyKey) => send(http, content, idempotencyKey),
    onSuccess: (answer) => onDone?.(answer),
    look: () => queries.invalidateQueries({ queryKey: accountKey }),
  });
}
