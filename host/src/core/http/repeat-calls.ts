import { ApiError } from '@pazar/shell/api-error';
import { longestWait } from './longest-wait.ts';

const mostRepeats = 3;
const firstBackoff = 500;

export interface Repeatable {
  /** It only reads. */
  readonly isSafe: boolean;
  /** The server does a write with a key once, however often it comes. */
  readonly hasKey: boolean;
  readonly signal: AbortSignal;
}

/**
 * Repeats a call as far as that is harmless: told to wait, a read and a write with a key wait;
 * without an answer, and when the server is busy, a write with a key comes again, later each time.
 * Other failures of reads are repeated by the query cache. A write without a key is never repeated.
 */
export async function repeatCalls<Value>(
  attempt: () => Promise<Value>,
  call: Repeatable,
): Promise<Value> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = repeats < mostRepeats ? waitBeforeRepeat(error, call, repeats) : null;
      if (wait === null) throw error;
      await pause(wait, call.signal);
    }
  }
}

/** Milliseconds, or null when the call is not to be repeated. */
function waitBeforeRepeat(
  error: unknown,
  { isSafe, hasKey }: Repeatable,
  repeats: number,
): number | null {
  if (!(error instanceof ApiError) || !(isSafe || hasKey)) return null;
  const wait = waitAfter(error, isSafe ? null : backoff(repeats));
  return wait !== null && wait <= longestWait ? wait : null;
}

/** @param unasked the wait where the server told none */
function waitAfter({ kind, status, retryAfter }: ApiError, unasked: number | null): number | null {
  const told = retryAfter === undefined ? null : retryAfter * 1000;
  if (status === 429) return told;
  const mayPass = kind === 'network' || status === 503;
  return mayPass && unasked !== null ? (told ?? unasked) : null;
}

/** Twice as long each time, spread so that many clients do not come back at once. */
function backoff(repeats: number): number {
  return firstBackoff * 2 ** repeats * (0.5 + Math.random());
}

function pause(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    function stop(): void {
      clearTimeout(timer);
      reject(new ApiError('Given up while waiting', { kind: 'abort' }));
    }
    if (signal.aborted) return stop();
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, wait);
    signal.addEventListener('abort', stop, { once: true });
  });
}
