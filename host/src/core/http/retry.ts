import { ApiError } from '@pazar/shell/api-error';

/**
 * The kinds of call that the policy knows.
 * - `query`: a read of the query cache, whose calls are `read`s;
 * - `keyed-write`: a write with an idempotency key, which the server executes once however often it
 * arrives;
 * - `write`: a write without a key, which is never retried.
 */
export type Retried = 'query' | 'read' | 'keyed-write' | 'write';

const maxRetries: Readonly<Record<Retried, number>> = {
  query: 2,
  read: 3,
  'keyed-write': 3,
  write: 0,
};

/**
 * The longest wait that the server can request of a call, in milliseconds. Nobody watches a page
 * load for longer; the error then says how long to wait.
 */
const maxWait = 15_000;

const firstQueryWait = 1_000;
const firstWriteWait = 500;

/**
 * The only retry policy. On 429 reads and keyed writes wait for `Retry-After`. Queries are retried
 * on transient errors: no answer, a timeout, 500 and above. Keyed writes are retried on a network
 * error or 503.
 *
 * @param retries how often the call has been retried already
 * @returns milliseconds to wait, or null when the call must not be retried
 */
export function waitBeforeRetry(error: unknown, call: Retried, retries: number): number | null {
  if (!(error instanceof ApiError) || retries >= maxRetries[call]) return null;
  const wait = waits[call](error, retries);
  return wait !== null && wait <= maxWait ? wait : null;
}

/** The wait before the next try, or null; by the kind of call. */
const waits: Readonly<Record<Retried, (error: ApiError, retries: number) => number | null>> = {
  query(error, retries) {
    const { kind, status } = error;
    const mayPass = kind === 'network' || kind === 'timeout' || status >= 500;
    return mayPass ? Math.max(askedWait(error) ?? 0, firstQueryWait * 2 ** retries) : null;
  },
  'keyed-write'(error, retries) {
    const isTemporary = error.kind === 'network' || error.status === 503;
    if (isTemporary) return askedWait(error) ?? spread(firstWriteWait * 2 ** retries);
    return waits.read(error, retries);
  },
  read: (error) => (error.status === 429 ? askedWait(error) : null),
  write: () => null,
};

/** Milliseconds that the server asked for, or null. */
function askedWait({ retryAfter }: ApiError): number | null {
  return retryAfter === undefined ? null : retryAfter * 1000;
}

/**
 * Random between half and one and a half times the wait, so that clients do not all return at once.
 */
const spread = (wait: number) => wait * (0.5 + Math.random());
