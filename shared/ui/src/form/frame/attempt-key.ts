import { ApiError } from '@pazar/shell/api-error';

/** The idempotency key of a form's attempts to save. */
export interface AttemptKey {
  /** The key for this content: the same until the content changes or an answer is known. */
  readonly keyFor: (content: unknown) => string;
  /** After an answer: the next attempt is another one, even of the same content. */
  readonly settle: (error?: unknown) => void;
}

/**
 * One key for all attempts to send the same, as long as nobody knows whether one of them arrived.
 * An answer that refuses is kept by the server for a day: asking again with its key would get it
 * again, though the reason may be gone.
 */
export function createAttemptKey(): AttemptKey {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content);
      if (current?.content !== text) current = { content: text, key: crypto.randomUUID() };
      return current.key;
    },
    settle(error) {
      if (error === undefined || isRefusal(error)) current = null;
    },
  };
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'status') return false;
  return error.status < 500 && error.problem?.code !== 'request-in-progress';
}
