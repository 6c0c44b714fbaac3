import type { Problem } from '@pazar/contracts/problem';

/**
 * How a call failed.
 * - `network`: no answer; `timeout`: none within the deadline; `abort`: the caller aborted;
 * - `status`: the server answered 400 or above, `problem` is its explanation if it sent one;
 * - `answer`: the server's answer violates the contract.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'abort' | 'status' | 'answer';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status, 0 without an answer. */
  status?: number;
  problem?: Problem | undefined;
  /** Seconds after which the server wants to be asked again (`Retry-After`). */
  retryAfter?: number | undefined;
  /** The browser had no network when the call was made, and has no answer: nothing has arrived. */
  isUnsent?: boolean;
  cause?: unknown;
}

/** The one error that `HttpClient` rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds after which the server allows a retry, if it said so. */
  readonly retryAfter: number | undefined;
  /** Nothing of the call has left the browser, which had no network. */
  readonly isUnsent: boolean;

  constructor(message: string, details: ApiErrorDetails) {
    const { kind, status = 0, problem, retryAfter, isUnsent = false, cause } = details;
    super(message, { cause });
    this.kind = kind;
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
    this.isUnsent = isUnsent;
  }

  /** The code for support: the server's trace id, if it sent one. */
  get reference(): string | undefined {
    return this.problem?.traceId;
  }
}
