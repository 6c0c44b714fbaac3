import type { HttpClient } from '@pazar/shell/http';

/** A call that is made once: with the key of its content for as long as it has no answer. */
export interface KeyedCall<Answer> {
  /** What is done and all that is sent. */
  readonly what: Readonly<Record<string, unknown>>;
  readonly send: (http: HttpClient, idempotencyKey: string) => Promise<Answer>;
}
