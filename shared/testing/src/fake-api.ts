import type { Problem, ProblemCode } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import type { DownloadedFile, HttpClient, ReadOptions, WriteOptions } from '@pazar/shell/http';
import { needsNoKey } from './unkeyed-posts.ts';

export type FakeQuery = NonNullable<ReadOptions<unknown>['query']>;

export type FakeMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export interface FakeCall {
  readonly method: FakeMethod;
  readonly path: string;
  readonly query: FakeQuery;
  /** The body of a write; undefined for a read. */
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly ifMatch?: number | undefined;
}

/**
 * The answer of a path: a value, or a function of the query and the call that returns it, now or
 * later. `undefined` is an answer without a body. An `ApiError` that the function throws
 * (`fakeFailure`) is the failure of the call.
 */
export type FakeAnswer = object | undefined | ((query: FakeQuery, call: FakeCall) => unknown);

/** How a call fails: with an HTTP status, or without a usable answer. */
export type FakeFailure = number | 'network' | 'timeout' | 'answer' | 'abort';

/** The trace id in every problem that `fakeApi` answers. */
export const fakeTraceId = '4bf92f3577b34da6a3ce929d0e0e4736';

export interface FakeApi extends HttpClient {
  /** Every call so far, oldest first. */
  readonly calls: readonly FakeCall[];
  /**
   * Makes the next call of `path` fail; a write is named with its method, `POST /v1/products`.
   *
   * @param problem code of the problem, or the whole of it, for a status
   */
  failNext(path: string, failure: FakeFailure, problem?: ProblemCode | Partial<Problem>): void;
}

/** The error of a call that fails in this way. */
export function fakeFailure(
  failure: FakeFailure,
  problem: ProblemCode | Partial<Problem> = 'internal',
): ApiError {
  if (typeof failure === 'string') return new ApiError(`Failed: ${failure}`, { kind: failure });
  const given = typeof problem === 'string' ? { code: problem } : problem;
  const code = given.code ?? 'internal';
  return new ApiError(`Status ${failure}`, {
    kind: 'status',
    status: failure,
    problem: {
      type: `urn:pazar:problem:${code}`,
      title: code,
      status: failure,
      traceId: fakeTraceId,
      ...given,
      code,
    },
  });
}

/**
 * A client of the API without a server. A path without an answer, an answer that breaks the schema
 * it is read with, and a `POST` without an idempotency key are faults: they are written to the
 * console and reject. A `POST` that changes nothing, or whose answer holds a secret, needs no key.
 *
 * @param answers by path, such as `/v1/products` for a read and `POST /v1/products` for a write
 */
export function fakeApi(answers: Readonly<Record<string, FakeAnswer>> = {}): FakeApi {
  const calls: FakeCall[] = [];
  const failures = new Map<string, ApiError[]>();

  async function answer<Value>(call: FakeCall, schema: ReadOptions<Value>['schema']) {
    const { method, path, query } = call;
    const key = method === 'GET' ? path : `${method} ${path}`;
    calls.push(call);
    const failure = failures.get(key)?.shift();
    if (failure !== undefined) throw failure;
    try {
      if (isKeyMissing(call)) throw new Error(`${key} has no idempotency key`);
      if (!Object.hasOwn(answers, key)) throw new Error(`fakeApi has no answer for ${key}`);
      const given = answers[key];
      // The union's only callable member is the function of the query.
      const body = typeof given === 'function' ? await (given as Answering)(query, call) : given;
      return schema.parse(body);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      console.error(cause);
      throw new ApiError(`Unusable answer for ${key}`, { kind: 'answer', cause });
    }
  }

  function writing(method: FakeMethod) {
    return <Value>(path: string, options: WriteOptions<Value>) => {
      const { schema, query = {}, body, idempotencyKey, ifMatch } = options;
      return answer({ method, path, query, body, idempotencyKey, ifMatch }, schema);
    };
  }

  return {
    calls,
    get: (path, { schema, query = {} }) => answer({ method: 'GET', path, query }, schema),
    post: writing('POST'),
    patch: writing('PATCH'),
    async download(path, { query = {}, onProgress } = {}) {
      const file = await answer({ method: 'GET', path, query }, fileReader);
      onProgress?.(1);
      return file;
    },
    put: writing('PUT'),
    delete: writing('DELETE'),
    address: (path) => `/api${path}`,
    failNext(path, failure, problem) {
      failures.set(path, [...(failures.get(path) ?? []), fakeFailure(failure, problem)]);
    },
  };
}

function isKeyMissing({ method, path, idempotencyKey }: FakeCall): boolean {
  return method === 'POST' && idempotencyKey === undefined && !needsNoKey(path);
}

/** For a download `fakeApi`'s answer is the file. */
const fileReader = {
  parse(answer: unknown): DownloadedFile {
    if (isFile(answer)) return answer;
    throw new Error('fakeApi answers a download with { blob, name }');
  },
};

function isFile(answer: unknown): answer is DownloadedFile {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'blob' in answer && answer.blob instanceof Blob && 'name' in answer;
}

type Answering = (query: FakeQuery, call: FakeCall) => unknown;
