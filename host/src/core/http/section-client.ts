import { ApiError } from '@pazar/shell/api-error';
import type { DownloadOptions, HttpClient, WriteOptions } from '@pazar/shell/http';
import { type LazyHttp, retriedImport } from './lazy-http.ts';
import type { Method, SectionRequestsOptions } from './section-requests.ts';

export interface SectionClient {
  readonly http: HttpClient;
  /** Aborts the reads, or all calls; later calls are sent. */
  readonly cancel: (what: 'reads' | 'everything') => void;
}

export interface SectionClientOptions extends Omit<SectionRequestsOptions, 'http'> {
  /** Base of the agents' API. */
  readonly api: string;
  readonly http: LazyHttp;
}

/**
 * A section's view of the API: the `HttpClient` interface over the one client of the page. The HTTP
 * library loads with the first call, to keep it out of the initial script.
 */
export function createSectionClient(options: SectionClientOptions): SectionClient {
  const { api, http: client, ...ofSection } = options;
  const requests = retriedImport(async () => {
    const [{ createSectionRequests }, http] = await Promise.all([
      import(/* webpackChunkName: "http" */ './section-requests.ts'),
      client(),
    ]);
    return createSectionRequests({ http, ...ofSection });
  });
  const inFlight = { reads: new AbortController(), writes: new AbortController() };

  /** Aborts with the caller's signal, and when calls of this kind are aborted. */
  function signalOf(kind: keyof typeof inFlight, given: AbortSignal | undefined): AbortSignal {
    const { signal: ours } = inFlight[kind];
    return given === undefined ? ours : AbortSignal.any([ours, given]);
  }

  function load() {
    return requests().catch((cause: unknown) => {
      throw new ApiError('The HTTP client did not load', { kind: 'network', cause });
    });
  }

  function sending(method: Method) {
    const kind = method === 'GET' ? 'reads' : 'writes';
    return async <Value>(
      path: string,
      { signal: given, ...own }: WriteOptions<Value>,
    ): Promise<Value> => {
      const signal = signalOf(kind, given);
      const { send } = await load();
      return send({ method, path, options: own, signal });
    };
  }

  async function download(path: string, { signal: given, ...own }: DownloadOptions = {}) {
    const signal = signalOf('reads', given);
    const { download: receive } = await load();
    return receive({ path, options: own, signal });
  }

  return {
    http: Object.freeze({
      get: sending('GET'),
      download,
      post: sending('POST'),
      patch: sending('PATCH'),
      put: sending('PUT'),
      delete: sending('DELETE'),
      address: (path: string) => api + path,
    }),
    cancel(what) {
      const kinds = what === 'reads' ? (['reads'] as const) : (['reads', 'writes'] as const);
      for (const kind of kinds) {
        inFlight[kind].abort();
        inFlight[kind] = new AbortController();
      }
    },
  };
}
