import { ApiError } from '@pazar/shell/api-error';

/** The idempotency key of all attempts to send the same content. */
export interface AttemptKey {
  /** The key for this content: the same until the content changes or an answer is known. */
  readonly keyFor: (content: unknown) => string;
  /**
   * Called after an attempt: after an answer the next attempt gets a new key, even with the same
   * content.
   */
  readonly settle: (error?: unknown) => void;
}

/**
 * One key for all attempts with the same content, as long as it is unknown whether one of them
 * arrived. The server stores a rejection for a day: with the same key it would repeat the
 * rejection, although the cause may be gone. A file is compared by its name, size and date.
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
 * Whether the outcome is unknown: no answer arrived, or no readable one, or one that is not the
 * API's. A rejection with a problem means that nothing was done, and so does a call that was made
 * without a network.
 */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiError && error.isUnsent) return false;
  if (!(error instanceof ApiError) || error.kind !== 'status') return true;
  if (error.status >= 500 || error.problem === undefined) return true;
  return error.problem.code === 'request-in-progress';
}
