import type { AxiosInstance } from 'axios';
import type { HttpOptions } from './http-options.ts';
import { retriedImport } from './retried-import.ts';

/** A client that is there when the first call needs it. */
export type LazyHttp = () => Promise<AxiosInstance>;

/**
 * Keeps the HTTP library out of the initial script: the page paints and the form can be filled in
 * while it arrives. A failed load is tried again by the next call.
 */
export function lazyHttp(options: HttpOptions): LazyHttp {
  return retriedImport(async () => {
    const { createHttp } = await import(/* webpackChunkName: "http" */ './create-http.ts');
    return createHttp(options);
  });
}
