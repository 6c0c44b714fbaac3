import type { HttpClient, Reader } from '@pazar/shell/http';

/**
 * A change as data: what is sent, before it is sent. Two calls with the same content are the same
 * thing to do, so the idempotency key of a `POST` is found by it.
 */
export interface Call<Answer> {
  readonly method: 'post' | 'patch' | 'put' | 'delete';
  readonly path: `/v1/${string}`;
  readonly schema: Reader<Answer>;
  /** Sent as JSON; undefined sends nothing. */
  readonly body?: unknown;
  /** The version of the row that is changed; a row changed since answers `version-conflict`. */
  readonly ifMatch?: number | undefined;
}

/** Reads an answer without a body, such as that of a `DELETE`. */
export const nothing: Reader<undefined> = { parse: () => undefined };

/** All that tells a call from another one. */
export function contentOf({ method, path, body, ifMatch }: Call<unknown>): unknown {
  return { method, path, body, ifMatch };
}

/**
 * Sends a call. The API takes the key of a `POST` alone; the others name the version that they
 * change, so they are not done twice either.
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
