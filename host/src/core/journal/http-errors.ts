import type { ApiError, ApiErrorKind } from '@pazar/shell/api-error';

/** One failed attempt of a call, without the data sent or received. */
export interface HttpFailure {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** The caller: `shell`, or the name of a remote. */
  readonly from: string;
  readonly method: string;
  /** The URL without user, password, query and fragment. */
  readonly path: string;
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly message: string;
  readonly code: string | undefined;
  readonly traceId: string | undefined;
}

export interface HttpErrors {
  /** Keeps a failure; the path may be any URL. */
  readonly report: (
    error: ApiError,
    request: Pick<HttpFailure, 'from' | 'method' | 'path'>,
  ) => void;
  /** Calls the listener with each failure from now on. @returns ends that */
  watch(listener: (failure: HttpFailure) => void): () => void;
  /** The last failures, newest first. */
  recent(): readonly HttpFailure[];
}

/** As many as support has use for. */
const maxKept = 50;

/**
 * The single log of failed attempts of the HTTP client and of `sendRequest`: no answer, status 400
 * and above, an answer that cannot be read, timeouts, aborts.
 */
export function createHttpErrors(): HttpErrors {
  let failures: readonly HttpFailure[] = [];
  const listeners = new Set<(failure: HttpFailure) => void>();
  return {
    report({ kind, status, message, problem }, { from, method, path }) {
      const { code, traceId } = problem ?? {};
      const at = performance.now();
      const shown = withoutSecrets(path);
      const failure = { at, from, method, path: shown, kind, status, message, code, traceId };
      failures = [failure, ...failures].slice(0, maxKept);
      for (const listener of listeners) listener(failure);
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    recent: () => failures,
  };
}

const withoutSecrets = (url: string) =>
  url.replace(/[?#].*$/s, '').replace(/^([^/]*\/\/)[^/]*@/, '$1');
