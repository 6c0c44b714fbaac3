import { useShell } from './context.ts';

/** Reads an unknown value as `Value` or throws; every zod schema is one. */
export interface Reader<Value> {
  parse(input: unknown): Value;
}

export interface ReadOptions<Value> {
  /** The contract of the answer; an answer that breaks it rejects with kind `answer`. */
  schema: Reader<Value>;
  /** Query parameters; `undefined` ones are left out. */
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  signal?: AbortSignal;
}

/**
 * A section's own client of the agents' API. The shell attaches the bearer token and the language,
 * sets the deadline, and rejects with `ApiError` only (`@pazar/shell/api-error`).
 */
export interface HttpClient {
  /** `GET {api}{path}`; `path` starts with `/v1/`. */
  get<Value>(path: string, options: ReadOptions<Value>): Promise<Value>;
}

/** The client of the section that calls it. */
export function useHttp(): HttpClient {
  return useShell().http;
}
