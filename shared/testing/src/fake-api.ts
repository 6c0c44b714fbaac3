import type { Problem, ProblemCode } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient, ReadOptions } from '@pazar/shell/http';

export type FakeQuery = NonNullable<ReadOptions<unknown>['query']>;

/** What a path answers: a value, or what a function makes of the query, now or later. */
export type FakeAnswer = object | ((query: FakeQuery) => unknown);

/** How a call is made to fail: with an HTTP status, or without a usable answer. */
export type FakeFailure = number | 'network' | 'timeout' | 'answer';

export interface FakeCall {
  readonly path: string;
  readonly query: FakeQuery;
}

/** The trace id in every problem that `fakeApi` answers. */
export const fakeTraceId = '4bf92f3577b34da6a3ce929d0e0e4736';

export interface FakeApi extends HttpClient {
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /** Makes the next call of `path` fail; `code` is the problem's, for a status. */
  failNext(path: string, failure: FakeFailure, code?: ProblemCode): void;
}

function failureOf(failure: FakeFailure, code: ProblemCode): ApiError {
  if (typeof failure === 'string') return new ApiError(`Failed: ${failure}`, { kind: failure });
  const problem: Problem = {
    type: `urn:pazar:problem:${code}`,
    title: code,
    status: failure,
    code,
    traceId: fakeTraceId,
  };
  return new ApiError(`Status ${failure}`, { kind: 'status', status: failure, problem });
}

/**
 * A client of the API without a server. A path without an answer, and an answer that breaks the
 * schema it is read with, are faults of the test: both are written to the console and reject.
 *
 * @param answers by path, such as `/v1/products`
 */
export function fakeApi(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeApi {
  const calls: FakeCall[] = [];
  const failures = new Map<string, ApiError[]>();

  async function get<Value>(path: string, { schema, query = {} }: ReadOptions<Value>) {
    calls.push({ path, query });
    const failure = failures.get(path)?.shift();
    if (failure !== undefined) throw failure;
    try {
      const answer = answers[path];
      if (answer === undefined) throw new Error(`fakeApi has no answer for ${path}`);
      // The union's only callable member is the function of the query.
      const body =
        typeof answer === 'function'
          ? await (answer as (query: FakeQuery) => unknown)(query)
          : answer;
      return schema.parse(body);
    } catch (cause) {
      console.error(cause);
      throw new ApiError(`Unusable answer for ${path}`, { kind: 'answer', cause });
    }
  }

  return {
    calls,
    get,
    failNext(path, failure, code = 'internal') {
      failures.set(path, [...(failures.get(path) ?? []), failureOf(failure, code)]);
    },
  };
}
