import { ApiError } from '@pazar/shell/api-error';

/** The idempotency key of all attempts to send one content. */
export interface AttemptKey {
  /** The key for this content: the same until the content changes or an answer is known. */
  readonly keyFor: (content: unknown) => string;
  /** After an attempt: with an answer the next one is another, even of the same content. */
  readonly settle: (error?: unknown) => void;
}

/**
 * One key for all attempts to send the same, as long as nobody knows whether one of them arrived.
 * An answer that refuses is kept by the server for a day: asking again with its key would get it
 * again, though the reason may be gone. A file is compared by its name, size and date.
 */
export function createAttemptKey(): AttemptKey {
  let current: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      const text = JSON.stringify(content, withFiles) ?? '';
      if (current?.content !== text) current = { content: text, key: crypto.randomUUID() };
      return current.key;
    },
    settle(error) {
      if (error === undefined || !isLost(error)) current = null;
    },
  };
}

function withFiles(_name: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}

/**
 * Whether nobody knows if what was sent was done: no answer came, none that can be read, or one
 * that is not the API's. A refusal with a problem says that nothing was done.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'status') return true;
  if (error.status >= 500 || error.problem === undefined) return true;
  return error.problem.code === 'request-in-progress';
}
