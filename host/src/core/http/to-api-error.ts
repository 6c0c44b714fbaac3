import { problemSchema } from '@pazar/contracts/problem';
import { ApiError, type ApiErrorKind } from '@pazar/shell/api-error';
import axios, { AxiosError } from 'axios';
import { statusOfCutOff } from './answer-body.ts';
import type { CallConfig } from './http-options.ts';

/**
 * Converts any rejection of a request to `ApiError`, the only error that sections see.
 *
 * @param now the server's time, in milliseconds
 */
export function toApiError(cause: unknown, now: number): ApiError {
  if (cause instanceof ApiError) return cause;
  if (!axios.isAxiosError(cause)) return new ApiError('Request failed', { kind: 'network', cause });
  const { message, response } = cause;
  const request: unknown = cause.request;
  const status = response?.status ?? statusOfCutOff(request) ?? 0;
  // The body may be HTML, empty or huge; only a problem document is believed.
  const problem = problemSchema.safeParse(response?.data);
  const kind = status === 0 ? kindOf(cause) : kindOfAnswer(status);
  return new ApiError(message, {
    kind,
    status,
    isUnsent: kind === 'network' && wasOffline(cause),
    problem: problem.data,
    retryAfter: readRetryAfter(response?.headers['retry-after'], now),
    cause,
  });
}

function wasOffline({ config }: AxiosError): boolean {
  const call: CallConfig = config ?? {};
  return call.isOffline === true;
}

/** A good answer fails only when it was stopped for its size. */
function kindOfAnswer(status: number): ApiErrorKind {
  return status >= 400 ? 'status' : 'answer';
}

/** How a call failed that was not answered. */
function kindOf({ code }: AxiosError): ApiErrorKind {
  switch (code) {
    case AxiosError.ETIMEDOUT:
      return 'timeout';
    // The second is the browser's own doing, when the page is left.
    case AxiosError.ERR_CANCELED:
    case AxiosError.ECONNABORTED:
      return 'abort';
    default:
      return 'network';
  }
}

/**
 * Seconds to wait by a `Retry-After` header, which holds seconds or a date; undefined when it is
 * neither.
 *
 * @param now the server's time, in milliseconds
 */
export function readRetryAfter(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A date has letters; without them the parser would read "-1" as a year.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
