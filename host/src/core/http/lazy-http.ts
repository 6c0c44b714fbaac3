import type { AxiosInstance } from 'axios';
import type { HttpOptions } from './http-options.ts';

/** A client that is loaded by its first call. */
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

/** Creates a value on first use; after a failure the next use tries again. */
export function retriedImport<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
