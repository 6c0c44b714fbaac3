/** Reads an unknown value as `Value` or throws; every zod schema is one. */
export interface Reader<Value> {
  parse(input: unknown): Value;
}

export type QueryValue = string | number | boolean | undefined;

export interface ReadOptions<Value> {
  /**
   * The contract of the answer; an answer that breaks it rejects with kind `answer`. An answer
   * without a body is `undefined`, one that is not JSON (a CSV file) is its text.
   */
  schema: Reader<Value>;
  /** Query parameters; `undefined` ones are left out, a list repeats its key. */
  query?: Readonly<Record<string, QueryValue | readonly QueryValue[]>>;
  signal?: AbortSignal;
}

export interface DownloadOptions {
  /** Query parameters, as of a read. */
  query?: ReadOptions<unknown>['query'];
  signal?: AbortSignal;
  /** Downloaded share of the file, from 0 to 1; null while the server does not send its size. */
  onProgress?: (received: number | null) => void;
}

export interface DownloadedFile {
  readonly blob: Blob;
  /** The server's file name, without a folder; null without one. */
  readonly name: string | null;
}

export interface WriteOptions<Value> extends ReadOptions<Value> {
  /** Sent as JSON; a `FormData` as multipart, with a longer deadline. */
  body?: unknown;
  /**
   * A UUID, one per user action. With it a call that got no answer, or that found the server busy,
   * is retried up to three times; without one a write is never retried.
   */
  idempotencyKey?: string;
  /**
   * The `version` of the row to change; if it has changed since, the API answers
   * `version-conflict`.
   */
  ifMatch?: number;
  /** How much of the body has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/**
 * A section's wrapper over the one client of the page (`http` of `@pazar/shell`). The shell attaches the bearer token and the language, sets
 * the deadline, and rejects with `ApiError` only (`@pazar/shell/api-error`).
 *
 * - When the session expires during a call, the agent signs in again without leaving the page and
 * the call is repeated.
 * - Answers for an agent who is no longer signed in never arrive: they reject with kind `abort`, as
 * do reads of a section that is left. A started write is finished.
 * - A read that gets `Retry-After` waits, unless the wait is too long.
 */
export interface HttpClient {
  /** `GET {api}{path}`; `path` starts with `/v1/`. */
  get<Value>(path: string, options: ReadOptions<Value>): Promise<Value>;
  /**
   * `GET {api}{path}` for an answer of any type, up to 512 MB: a picture, a ZIP, a CSV file. Rejects
   * with `ApiError` as the other calls do.
   */
  download(path: string, options?: DownloadOptions): Promise<DownloadedFile>;
  /** `POST {api}{path}`: creates, or starts a transition. */
  post<Value>(path: string, options: WriteOptions<Value>): Promise<Value>;
  /** `PATCH {api}{path}`: the changed fields alone. */
  patch<Value>(path: string, options: WriteOptions<Value>): Promise<Value>;
  /** `PUT {api}{path}`: replaces the whole. */
  put<Value>(path: string, options: WriteOptions<Value>): Promise<Value>;
  /** `DELETE {api}{path}`. */
  delete<Value>(path: string, options: WriteOptions<Value>): Promise<Value>;
  /** The URL of `{api}{path}` for requests by the browser itself, such as an `<img>`. */
  address(path: string): string;
}
