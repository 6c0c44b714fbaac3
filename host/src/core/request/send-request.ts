import { languageTags } from '@pazar/contracts/language-tags';
import type { Locale } from '@pazar/contracts/locale';
import { ApiError, type ApiErrorKind } from '@pazar/shell/api-error';
import { mayCarryToken } from './may-carry-token.ts';

/** A request without the data that it sends. */
interface RequestFacts {
  readonly from: 'shell';
  readonly method: string;
  readonly path: string;
}

/** What each request of the page says about its visitor, and what learns of its failure. */
export interface RequestIdentity {
  readonly locale: Locale;
  /** The token of the signed-in agent, or null. */
  readonly token: () => string | null;
  readonly report: (error: ApiError, request: RequestFacts) => void;
}

/** Options of the browser's `fetch`; the headers are the same for all requests. */
export type RequestOptions = Omit<RequestInit, 'headers'>;

let identity: RequestIdentity = { locale: 'en', token: () => null, report: () => undefined };
let tokenOrigins: readonly string[] = [];

/** Sets what requests carry from now on; the start calls it before its first request. */
export function identifyRequests(given: RequestIdentity): void {
  identity = given;
  tokenOrigins = [location.origin];
}

/** Sets the origins that may see the token, once the configuration has named them. */
export function allowTokenAt(origins: readonly string[]): void {
  tokenOrigins = origins;
}

/**
 * The browser's `fetch` with the headers of the specification (section 7): `Accept-Language` of the
 * page's language and, where the origin is one of ours, the bearer token of the signed-in agent.
 * Nothing else in browser code calls `fetch` (.oxlintrc.json). The HTTP client of the sections
 * follows the same two rules, and reports failures to the same log.
 *
 * @param read reads the answer, whatever its status; it reads the body here, so that one which
 *   breaks off is a failure of the request
 * @throws what `fetch` or `read` throws
 */
export async function sendRequest<Value>(
  address: string,
  options: RequestOptions,
  read: (response: Response) => Value | Promise<Value>,
): Promise<Value> {
  const { locale, token } = identity;
  const bearer = mayCarryToken(address, tokenOrigins) ? token() : null;
  let status = 0;
  function report(message: string, kind: ApiErrorKind): void {
    const { method = 'GET' } = options;
    const isAnswered = kind === 'status' || kind === 'answer';
    const error = new ApiError(message, { kind, status: isAnswered ? status : 0 });
    identity.report(error, { from: 'shell', method, path: address });
  }
  try {
    const response = await fetch(address, {
      ...options,
      headers: {
        'Accept-Language': languageTags[locale],
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
      },
    });
    ({ status } = response);
    if (!response.ok) report(`Answered ${status}`, 'status');
    return await read(response);
  } catch (error) {
    // A failure by its status is reported above.
    if (status < 400) report(String(error), kindOf(error, options.signal));
    throw error;
  }
}

function kindOf(error: unknown, signal: AbortSignal | null | undefined): ApiErrorKind {
  if (signal?.aborted === true) {
    const reason: unknown = signal.reason;
    return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'timeout' : 'abort';
  }
  // No answer, or a body that broke off (Fetch standard, "network error").
  return error instanceof TypeError ? 'network' : 'answer';
}
