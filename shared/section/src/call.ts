import type { HttpClient, Reader } from '@pazar/shell/http';

/**
 * A change as data, before it is sent. Two calls with the same content are the same change, so they
 * share the idempotency key of a `POST`.
 */
export interface Call<Answer> {
  readonly method: 'post' | 'patch' | 'put' | 'delete';
  readonly path: `/v1/${string}`;
  readonly schema: Reader<Answer>;
  /** Sent as JSON; undefined sends no body. */
  readonly body?: unknown;
  /**
   * The version of the row to change; if it has changed since, the API answers `version-conflict`.
   */
  readonly ifMatch?: number | undefined;
}

/** Reads an answer without a body, such as that of a `DELETE`. */
export const nothing: Reader<undefined> = { parse: () => undefined };

/** Identifies a call by its content. */
export function contentOf({ method, path, body, ifMatch }: Call<unknown>): unknown {
  return { method, path, body, ifMatch };
}

/**
 * Sends a call. The API accepts an idempotency key on `POST` only; other methods send the version
 * that they change, so a repeat has no effect either.
 */
export function sendCall<Answer>(
  http: HttpClient,
  { method, path, schema, body, ifMatch }: Call<Answer>,
  idempotencyKey?: string,
): Promise<Answer> {
  return http[method](path, {
    schema,
    ...(body !== undefined && { body }),
    ...(ifMatch !== undefined && { ifMatch }),
    ...(method === 'post' && idempotencyKey !== undefined && { idempotencyKey }),
  });
}
