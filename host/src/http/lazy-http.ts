import type { AxiosInstance } from 'axios';
import type { HttpOptions } from './http-options.ts';

/** A client that is there when the first call needs it. */
export type LazyHttp = () => Promise<AxiosInstance>;

/**
 * Keeps the HTTP library out of the initial script: the page paints and the form can be filled in
 * while it arrives. A failed load is tried again by the next call.
 */
export function lazyHttp(options: HttpOptions): LazyHttp {
  let client: Promise<AxiosInstance> | undefined;
  return () => {
    client ??= import('./create-http.ts')
      .then(({ createHttp }) => createHttp(options))
      .catch((error: unknown) => {
        client = undefined;
        throw error;
      });
    return client;
  };
}
