import { languageTags } from '@pazar/contracts/locale';
import axios, { type AxiosInstance } from 'axios';
import type { HttpOptions } from './http-options.ts';
import { mayCarryToken } from './may-carry-token.ts';
import { toApiError } from './to-api-error.ts';

/** One deadline for a call; its error message is the specification's. */
const timeout = 20_000;

/** Cookie and header of the cross-site request forgery token. */
const csrfCookie = 'XSRF-TOKEN';
const csrfHeader = 'X-XSRF-TOKEN';

/**
 * A client whose requests carry the language, and the bearer token where the address is one of
 * ours. It rejects with `ApiError` only. Each section gets its own, so that none can reach into
 * another's.
 */
export function createHttp({ api, tokenOrigins, locale, token }: HttpOptions): AxiosInstance {
  const http = axios.create({
    baseURL: api,
    timeout,
    timeoutErrorMessage: 'ajax timeout',
    headers: { 'Accept-Language': languageTags[locale] },
    xsrfCookieName: csrfCookie,
    xsrfHeaderName: csrfHeader,
    // What only reads needs no proof; undefined leaves it to the library, which looks at the origin.
    withXSRFToken: ({ method = 'get' }) => (/^(?:get|head)$/i.test(method) ? false : undefined),
    maxRedirects: 0,
  });
  http.interceptors.request.use((config) => {
    const current = token();
    const address = http.getUri(config);
    if (
      current !== null &&
      !config.headers.has('Authorization') &&
      mayCarryToken(address, tokenOrigins)
    ) {
      config.headers.set('Authorization', `Bearer ${current}`);
    }
    return config;
  });
  http.interceptors.response.use(undefined, (cause: unknown) => Promise.reject(toApiError(cause)));
  return http;
}
