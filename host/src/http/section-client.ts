import { ApiError } from '@pazar/shell/api-error';
import type { HttpClient, ReadOptions } from '@pazar/shell/http';
import type { LazyHttp } from './lazy-http.ts';

export interface SectionClientOptions {
  /** Called when the API says that the session is over. */
  readonly onSessionOver: () => void;
}

/** A section's view of the API: the seam's `HttpClient` over a client of the section's own. */
export function createSectionClient(
  http: LazyHttp,
  { onSessionOver }: SectionClientOptions,
): HttpClient {
  return Object.freeze({
    async get<Value>(path: string, { schema, query, signal }: ReadOptions<Value>): Promise<Value> {
      const answer = await send(http, path, { query, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) onSessionOver();
        throw error;
      });
      try {
        return schema.parse(answer);
      } catch (cause) {
        throw new ApiError(`${path} answered something else`, { kind: 'answer', cause });
      }
    },
  });
}

interface SendOptions {
  readonly query: ReadOptions<unknown>['query'] | undefined;
  readonly signal: AbortSignal | undefined;
}

/** @throws ApiError */
async function send(http: LazyHttp, path: string, options: SendOptions): Promise<unknown> {
  const { query: params, signal } = options;
  const client = await http().catch((cause: unknown) => {
    throw new ApiError('The HTTP client did not load', { kind: 'network', cause });
  });
  const { data } = await client.get<unknown>(path, { params, ...(signal && { signal }) });
  return data;
}
